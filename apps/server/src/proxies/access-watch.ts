import type { SignedIn } from '../platform/visitor/signed-in.ts';
import type { Services } from '../platform/services.ts';
import { listActing } from './queries/acting-sessions.ts';

/** In milliseconds: a page is to be told within a second. */
const INTERVAL = 400;

/** In milliseconds: shorter than what balancers and browsers wait for. */
const PATIENCE = 15_000;

type Watched = Pick<SignedIn, 'accountId' | 'sessionId'> & { readonly proxyId: string };

/** Tells pages that act for somebody when their access has ended. */
export interface AccessWatch {
  /** True as soon as the session no longer acts under this access, whatever ended that, on whichever server; false after some seconds. */
  untilEnded(watched: Watched): Promise<boolean>;
  /** Lets everybody who waits go on at once, so that a server can stop. */
  stop(): void;
}

/** One question for all who wait at this server, more than twice a second, and none while nobody waits. */
export function createAccessWatch(
  {
    database: { db },
    ports: { clock },
  }: { database: Pick<Services['database'], 'db'>; ports: Pick<Services['ports'], 'clock'> },
  { patience = PATIENCE }: { patience?: number } = {},
): AccessWatch {
  interface Waiting {
    readonly watched: Watched;
    readonly until: number;
    readonly settle: (hasEnded: boolean) => void;
    readonly fail: (error: unknown) => void;
  }
  const waiting = new Set<Waiting>();
  let timer: NodeJS.Timeout | undefined;
  const finish = (each: Waiting, hasEnded: boolean): void => {
    waiting.delete(each);
    each.settle(hasEnded);
  };
  const look = async (): Promise<void> => {
    const asked = [...waiting];
    try {
      const acting = await listActing(
        db,
        asked.map(({ watched }) => watched),
        clock.now(),
      );
      for (const each of asked) {
        if (acting.get(each.watched.sessionId) !== each.watched.proxyId) finish(each, true);
        else if (performance.now() >= each.until) finish(each, false);
      }
    } catch (error) {
      for (const each of asked) {
        waiting.delete(each);
        each.fail(error);
      }
    }
    timer = waiting.size === 0 ? undefined : setTimeout(() => void look(), INTERVAL);
  };
  return {
    untilEnded: (watched) =>
      new Promise((settle, fail) => {
        waiting.add({ watched, until: performance.now() + patience, settle, fail });
        timer ??= setTimeout(() => void look(), INTERVAL);
      }),
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      for (const each of waiting) finish(each, false);
    },
  };
}
