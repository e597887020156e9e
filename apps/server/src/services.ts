import type { Database } from './db/database.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { CaptchaPort } from './ports/captcha.ts';
import type { Clock } from './ports/clock.ts';
import type { Settings } from './settings/settings.ts';

/** The outside of the server, as calls may use it. Mail is not among it: it goes through jobs. */
export interface Ports {
  readonly clock: Clock;
  readonly captcha: CaptchaPort;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}

/** What a route hands on to its use case, which takes of it what it needs and no more. */
export interface Services {
  readonly database: Database;
  readonly ports: Ports;
  readonly settings: Settings;
}
