/** Thrown by a job that should be tried again later. The queue reports it by name and retries. */
export class Deferred extends Error {
  override readonly name = 'deferred';
}
