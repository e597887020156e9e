/** Thrown by a job that is worth another try later: the queue reports it by name, and tries again. */
export class Deferred extends Error {
  override readonly name = 'deferred';
}
