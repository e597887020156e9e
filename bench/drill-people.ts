import { ANTI_FORGERY_HEADER, getPortalSettings, myHealthLogin } from '@portico/contract';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '../apps/server/src/accounts/passwords/password-hash.ts';
import { sealHash } from '../apps/server/src/accounts/passwords/stored-hash.ts';
import { sealProfile } from '../apps/server/src/accounts/profile.ts';
import type { Keys } from '../apps/server/src/platform/crypto/keys.ts';
import { personKey, usernameKey } from '../apps/server/src/platform/crypto/lookup-keys.ts';
import type { Database } from '../apps/server/src/platform/db/database.ts';

const password = 'a password of this drill';
const now = new Date();

const nameOf = (at: number): string => `drill.${at}`;

/** Creates accounts `drill.0`, `drill.1` … with one password, hashed at the least cost: what is measured is something else. */
export async function createAccounts({ db }: Database, keys: Keys, count: number): Promise<void> {
  const hash = await hashPassword(password, { memoryCost: 8, timeCost: 1, parallelism: 1, outputLen: 32 });
  const person = { firstName: 'Ana', lastName: 'Rivera', birthDate: '1986-04-27', zip: '94110' };
  for (let from = 0; from < count; from += 1000) {
    const rows = Array.from({ length: Math.min(1000, count - from) }, (_, at) => {
      const account_id = randomUUID();
      const profile = { ...person, username: nameOf(from + at), email: null, phones: [], language: 'en' } as const;
      return { account_id, profile };
    });
    const accounts = rows.map(({ account_id, profile }) => ({
      account_id,
      profile: sealProfile(keys, account_id, profile),
      password_hash: sealHash(keys, 'password_hash', account_id, hash),
      password_changed_at: now,
      security_question: null,
      security_answer_hash: null,
      created_at: now,
      terms_accepted_at: now,
    }));
    await db.insertInto('accounts').values(accounts).execute();
    const names = rows.map(({ account_id, profile }) => ({
      account_id,
      username_key: usernameKey(keys, profile.username),
    }));
    await db.insertInto('usernames').values(names).execute();
    const people = rows.map(({ account_id, profile }) => ({ account_id, person_key: personKey(keys, profile) }));
    await db.insertInto('account_people').values(people).execute();
  }
}

/** What came of a try to sign in. */
export interface Tried {
  readonly username: string;
  /** When it was sent, and how long it took, in milliseconds. */
  readonly at: number;
  readonly took: number;
  readonly status: number;
  readonly retryAfter: string | null;
}

/** Signs one in, as a browser that has just been opened. A server that is not there fails it. */
async function signIn(url: string, username: string): Promise<Tried> {
  const at = performance.now();
  const opened = await fetch(`${url}${getPortalSettings.path}`);
  const triedWith = (reply: Response): Tried => ({
    username,
    at,
    took: performance.now() - at,
    status: reply.status,
    retryAfter: reply.headers.get('retry-after'),
  });
  if (!opened.ok) {
    await opened.body?.cancel();
    return triedWith(opened);
  }
  const { antiForgeryToken } = (await opened.json()) as { antiForgeryToken: string };
  const cookie = opened.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const reply = await fetch(`${url}${myHealthLogin.path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', [ANTI_FORGERY_HEADER]: antiForgeryToken },
    body: JSON.stringify({ username, password }),
  });
  await reply.body?.cancel();
  return triedWith(reply);
}

/** People who sign in without a pause, until they are told to stop. */
export interface SignIns {
  /** Those that were answered, also with a refusal. */
  readonly tried: readonly Tried[];
  end(): Promise<void>;
}

/** Signs in one random person after another. A server that is killed meanwhile answers nobody. */
export function signInWithoutPause(url: string, accounts: number, atOnce: number): SignIns {
  const tried: Tried[] = [];
  const ending = new AbortController();
  const loops = Array.from({ length: atOnce }, async () => {
    while (!ending.signal.aborted) {
      await signIn(url, nameOf(randomInt(accounts))).then(
        (each) => tried.push(each),
        () => wait(50),
      );
    }
  });
  return {
    tried,
    end: async () => {
      ending.abort();
      await Promise.all(loops);
    },
  };
}

/** How many sign-ins that were answered have no entry of their account in the audit trail. */
export async function countLost({ db }: Database, keys: Keys, tried: readonly Tried[]): Promise<number> {
  const rows = await db
    .selectFrom('audit_entries')
    .innerJoin('usernames', 'usernames.account_id', 'audit_entries.account_id')
    .select((eb) => ['username_key', eb.fn.countAll<number>().as('entries')])
    .where('event', '=', 'signedIn')
    .groupBy('username_key')
    .execute();
  const entriesOf = new Map(rows.map((row) => [Buffer.from(row.username_key).toString('hex'), row.entries]));
  const answered = tried.filter(({ status }) => status === 200);
  return [...Map.groupBy(answered, ({ username }) => username)].reduce((lost, [username, own]) => {
    const entries = entriesOf.get(Buffer.from(usernameKey(keys, username)).toString('hex')) ?? 0;
    return lost + Math.max(0, own.length - entries);
  }, 0);
}

/** Of tries, how many signed in, how many were told when to try again, and any other answer. */
export function countsOf(tried: readonly Tried[]): { signedIn: number; toldToTryAgain: number; other: number } {
  const signedIn = tried.filter(({ status }) => status === 200).length;
  const toldToTryAgain = tried.filter(({ status, retryAfter }) => status === 503 && retryAfter !== null).length;
  return { signedIn, toldToTryAgain, other: tried.length - signedIn - toldToTryAgain };
}
