import {
  changePassword,
  endSession,
  getAccountSecurity,
  getSession,
  getTwoStep,
  logOut,
  myHealthLogin,
  verifyTwoStepCode,
} from '@portico/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { apacheIsHere, startApache, type Apache } from './apache-server.ts';
import { createVisitor, type DrillVisitor } from './drill-visitor.ts';
import { startDemonstration, type Demonstration } from './demonstration-process.ts';

/**
 * `npm run drill:apache`: Apache with mod_auth_openidc, which is nobody's of this project, signs people in by the portal, has its tokens renewed, sees how strongly they
 * signed in, and has to be told of the end of their sessions within five seconds, in each of the seven ways (issue 15, "What proves it"). It takes Debian's packages
 * apache2 and libapache2-mod-auth-openidc, and says so where they are absent.
 */
const PROMISED = 5000;
const PASSWORD = 'Alder-Bay-2026';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

interface Drilled {
  readonly portal: Demonstration;
  readonly apache: Apache;
}

async function signInToPortal({ portal }: Drilled, visitor: DrillVisitor, username: string, password = PASSWORD) {
  const { action } = (await visitor.call(portal.url, myHealthLogin, { username, password })) as { action: string };
  if (action !== 'private') throw new Error(`${username} comes to ${action}`);
}

/** Opens the protected page of Apache, signs in at the portal on the way, and is back at the page. */
async function signInByApache(drilled: Drilled, username: string, password = PASSWORD): Promise<DrillVisitor> {
  const { portal, apache } = drilled;
  const visitor = createVisitor();
  const asked = await visitor.follow(apache.protectedPage);
  if (!asked.hash.startsWith('#/OpenID/')) throw new Error(`led to ${asked.href} and not to the sign-in page`);
  await signInToPortal(drilled, visitor, username, password);
  const back = await visitor.follow(portal.url + asked.hash.slice(1));
  if (back.href !== apache.protectedPage) throw new Error(`led back to ${back.href}`);
  return visitor;
}

/** In milliseconds: until Apache no longer shows the page. */
async function untilSignedOut({ apache }: Drilled, visitor: DrillVisitor, since: number): Promise<number> {
  while (Date.now() - since < 4 * PROMISED) {
    if ((await visitor.status(apache.protectedPage)) !== 200) return Date.now() - since;
    await wait(50);
  }
  return Infinity;
}

type Way = (drilled: Drilled, visitor: DrillVisitor) => Promise<unknown>;

const other = async (drilled: Drilled, username: string): Promise<DrillVisitor> => {
  const visitor = createVisitor();
  await signInToPortal(drilled, visitor, username);
  return visitor;
};

/** Of people of the demonstration, whom each way needs once. */
const ways: ReadonlyArray<readonly [name: string, username: string, end: Way]> = [
  ['sign-out here', 'ana.rivera', ({ portal }, visitor) => visitor.call(portal.url, logOut, {})],
  [
    'sign-out there',
    'james.okafor',
    async (drilled) => {
      const visitor = await other(drilled, 'james.okafor');
      const { sessions } = (await visitor.call(drilled.portal.url, getAccountSecurity, {})) as {
        sessions: Array<{ id: string; current: boolean }>;
      };
      const sessionId = sessions.find(({ current }) => !current)?.id ?? '';
      await visitor.call(drilled.portal.url, endSession, { sessionId });
    },
  ],
  [
    'sign-out everywhere',
    'elsie.barnes',
    async (drilled) => (await other(drilled, 'elsie.barnes')).call(drilled.portal.url, endSession, {}),
  ],
  [
    'password changed',
    'tomas.rivera',
    async (drilled) => {
      const passwords = { currentPassword: PASSWORD, password: 'Correct-Horse-8!' };
      await (await other(drilled, 'tomas.rivera')).call(drilled.portal.url, changePassword, passwords);
    },
  ],
  ['account suspended', 'sam.whitfield', ({ portal }) => portal.asStaff('accounts', 'suspend', 'sam.whitfield')],
];

/** Short enough to wait for, long enough to sign in on a busy machine. In seconds. */
const SHORT = { idleSeconds: 40, endsAfterSeconds: 90, warnForSeconds: 1 };

const timedWays: ReadonlyArray<readonly [name: string, username: string, end: Way]> = [
  [
    'idle',
    'ana.rivera',
    async ({ portal }, visitor) => {
      await visitor.call(portal.url, getSession, {});
      await wait(SHORT.idleSeconds * 1000);
    },
  ],
  [
    'absolute',
    'james.okafor',
    async ({ portal }, visitor) => {
      // Used until its end, which comes all the same.
      for (;;) {
        if ((await visitor.statusOf(portal.url, getSession)) !== 200) return;
        await wait(200);
      }
    },
  ],
];

async function tryWays(drilled: Drilled, list: typeof ways): Promise<boolean> {
  let isKept = true;
  for (const [name, username, end] of list) {
    const visitor = await signInByApache(drilled, username);
    await end(drilled, visitor);
    const took = await untilSignedOut(drilled, visitor, Date.now());
    say(`  ${name}: signed out of Apache after ${took} ms`);
    isKept &&= took < PROMISED;
  }
  return isKept;
}

/** A page of Apache's that wants a second step, and the renewal of its tokens. */
async function tryLevelAndRefresh(drilled: Drilled): Promise<boolean> {
  const { apache } = drilled;
  const visitor = await signInByApache(drilled, 'ana.rivera');
  const refused = await visitor.status(apache.strongPage);
  say(`  a page that wants a second step, with a password alone: ${refused}`);
  const before = await visitor.json(apache.infoPage);
  const after = await visitor.json(`${apache.infoPage}&access_token_refresh_interval=0`);
  const isNew = typeof after['access_token'] === 'string' && after['access_token'] !== before['access_token'];
  say(`  tokens renewed: ${isNew}`);
  return refused === 401 && isNew;
}

/** Of the demonstration: an account with a second step, and two of its recovery codes. */
const careful = { username: 'mei.chen', codes: ['A1DER-BAY01', 'A1DER-BAY02'] } as const;

/**
 * A page of Apache's that asks for a second step where there was none: somebody on a remembered device is asked for it then, and has one session before and after.
 */
async function tryStepUp(drilled: Drilled): Promise<boolean> {
  const { portal, apache } = drilled;
  const visitor = createVisitor();
  const deviceId = 'd'.repeat(43);
  const signIn = async (): Promise<string> => {
    const input = { username: careful.username, password: PASSWORD, deviceId };
    return ((await visitor.call(portal.url, myHealthLogin, input)) as { action: string }).action;
  };
  const secondStep = async (code: string): Promise<void> => {
    const { factors } = (await visitor.call(portal.url, getTwoStep, {})) as {
      factors: Array<{ id: string; kind: string }>;
    };
    const factorId = factors.find(({ kind }) => kind === 'recoveryCode')?.id ?? '';
    await visitor.call(portal.url, verifyTwoStepCode, { factorId, code, deviceId, rememberDevice: true });
  };
  const first = await signIn();
  await secondStep(careful.codes[0]);
  await visitor.call(portal.url, logOut, {});
  const asked = await visitor.follow(apache.protectedPage);
  const second = await signIn();
  await visitor.follow(portal.url + asked.hash.slice(1));
  const weak = await visitor.status(apache.strongPage);
  const stepped = await visitor.follow(apache.stepUpPage);
  const third = await signIn();
  await secondStep(careful.codes[1]);
  const back = await visitor.follow(portal.url + stepped.hash.slice(1));
  const strong = await visitor.status(apache.strongPage);
  say(
    `  step-up: ${first}, ${second} on the remembered device (${weak}), ${third} once more, back at ${back.pathname} (${strong})`,
  );
  return weak === 401 && back.href === apache.stepUpPage && strong === 200;
}

async function drill(folder: string): Promise<boolean> {
  const client = { id: 'apache', secret: 'a secret of Apache that is long enough: 0123456789' };
  const withPortal = async (session: object | undefined, work: (drilled: Drilled) => Promise<boolean>) => {
    const apache = await startApache(folder, client);
    const portal = await startDemonstration(folder, { client, apache, ...(session === undefined ? {} : { session }) });
    try {
      await apache.signInBy(portal.issuer);
      return await work({ portal, apache });
    } finally {
      await apache.stop();
      await portal.stop();
    }
  };
  say('Apache with mod_auth_openidc:');
  const first = await withPortal(undefined, async (drilled) => {
    const isRefreshed = await tryLevelAndRefresh(drilled);
    const isSteppedUp = await tryStepUp(drilled);
    return (await tryWays(drilled, ways)) && isRefreshed && isSteppedUp;
  });
  const second = await withPortal(SHORT, (drilled) => tryWays(drilled, timedWays));
  return first && second;
}

if (!apacheIsHere()) {
  say('Skipped: this machine has no apache2 with libapache2-mod-auth-openidc.');
} else {
  const folder = await mkdtemp(join(tmpdir(), 'portico-apache-'));
  try {
    if (!(await drill(folder))) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
