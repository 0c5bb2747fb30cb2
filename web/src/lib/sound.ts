/** Small tones, made here; silent unless they are switched on. */

import { settings } from "./settings.svelte";

export type Tone = "turn" | "move" | "chat" | "over";

/** Frequencies in hertz, one after the other. */
const TUNES: Record<Tone, number[]> = {
  turn: [523, 784],
  move: [330],
  chat: [880, 740],
  over: [523, 659, 784, 1047],
};
const STEP = 0.11; // seconds from note to note
const LENGTH = 0.28;

let audio: AudioContext | null = null;

export function sound(tone: Tone): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => undefined);
  TUNES[tone].forEach((frequency, place) => note(audio!, frequency, place * STEP));
}

function note(on: AudioContext, frequency: number, later: number): void {
  const [from, till] = [on.currentTime + later, on.currentTime + later + LENGTH];
  const swing = on.createOscillator();
  const volume = on.createGain();
  swing.type = "triangle";
  swing.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(0.12, from + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, till);
  swing.connect(volume).connect(on.destination);
  swing.start(from);
  swing.stop(till);
}
