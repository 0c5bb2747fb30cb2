/** Work in small pieces: between two of them the browser paints and answers to clicks. */

let last: Promise<void> = Promise.resolve();

/** When the browser has had time for itself, and whoever asked before has had a turn. */
export function soon(): Promise<void> {
  last = last.then(() => new Promise((done) => setTimeout(done)));
  return last;
}
