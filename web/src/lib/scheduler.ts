/** Work in small pieces: between two of them the browser paints and answers to clicks. */

const FRAME = 12; // milliseconds of work after which the browser is to paint first
const LATEST = 100; // a page that nobody sees is never painted

let last: Promise<void> = Promise.resolve();
let waiting = 0;
let painted = 0;

function turn(): Promise<void> {
  last = last.then(() => new Promise((done) => setTimeout(() => (isLate() ? afterPainting(done) : done()))));
  return last;
}

function isLate(): boolean {
  return performance.now() - painted > FRAME;
}

function afterPainting(done: () => void): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      painted = performance.now();
      done();
    }),
  );
  setTimeout(done, LATEST);
}

/** When the browser has had time for itself, and whoever asked before has had a turn. */
export function nextTask(): Promise<void> {
  waiting += 1;
  last = turn().then(() => {
    waiting -= 1;
  });
  return last;
}

/** When nobody waits for a turn any more, nor what has come with one. */
export async function allDone(): Promise<void> {
  do await turn();
  while (waiting);
}
