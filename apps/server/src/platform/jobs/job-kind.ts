/** What a call leaves to be done after its answer. Of a kind: see JobKind.of. */
export interface Job {
  /** Of its queue. */
  readonly name: string;
  readonly data: unknown;
}

/** How a queue tries a job again that failed. Times in seconds. */
export interface Retries {
  readonly retryLimit: number;
  /** Before the first retry; each further one waits twice as long, up to `retryDelayMax`. */
  readonly retryDelay: number;
  readonly retryDelayMax: number;
  /** A job that runs for longer has failed. */
  readonly expireInSeconds: number;
}

/** A kind of job: its queue, and what its jobs carry. */
export interface JobKind<Data> {
  readonly name: string;
  readonly retries: Retries;
  /** A job of this kind, ready to be queued. */
  of(data: Data): Job;
}

/** Defines a kind of job. Its name stands in the database: to change it loses the jobs that wait. */
export function jobKind<Data>(name: string, retries: Retries): JobKind<Data> {
  return { name, retries, of: (data) => ({ name, data }) };
}
