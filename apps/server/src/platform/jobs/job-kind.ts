/** Work that a call leaves for after its response. JobKind.of makes one. */
export interface Job {
  /** Name of its queue. */
  readonly name: string;
  readonly data: unknown;
  /** What it waits for besides a worker, such as a payor: a queue may limit how many of a group run at once. Not sealed. */
  readonly group?: string;
  /** A UUID: while the queue has a job with it, waiting or done not long ago (`finishedJobs`), another is not added. */
  readonly id?: string;
}

/** How a queue retries a failed job. Times in seconds. */
export interface Retries {
  readonly retryLimit: number;
  /** Before the first retry, and by chance up to twice as long; each further one waits twice that, up to `retryDelayMax`. */
  readonly retryDelay: number;
  readonly retryDelayMax: number;
  /** A job that runs longer counts as failed. */
  readonly expireInSeconds: number;
}

/** A kind of job: its queue and the type of its data. */
export interface JobKind<Data> {
  readonly name: string;
  readonly retries: Retries;
  /** A job of this kind, ready to be queued. */
  of(data: Data, group?: string): Job;
  /** The same, queued once by the id of its data: for what a job queues that may run twice. */
  onceOf(data: Data & { id: string }): Job;
}

/** Defines a kind of job. The database stores its name: jobs that wait are lost if it changes. */
export function jobKind<Data>(name: string, retries: Retries): JobKind<Data> {
  return {
    name,
    retries,
    of: (data, group) => ({ name, data, ...(group === undefined ? {} : { group }) }),
    onceOf: (data) => ({ name, data, id: data.id }),
  };
}
