import { jobKind } from '../../platform/jobs/job-kind.ts';

/** An app that is to learn that a session has ended. */
export interface AppSignOut {
  clientId: string;
  accountId: string;
  /** By which it knows the session. */
  sid: string;
}

/** In the group of its app, so that one that is silent does not hold the words to the others. An app that is down for an hour is told when it is back. */
export const tellAppJob = jobKind<AppSignOut>('tell-app', {
  retryLimit: 14,
  retryDelay: 1,
  retryDelayMax: 600,
  expireInSeconds: 30,
});
