import { signUpFlow } from '@portico/rules';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { MINUTE_SECONDS, secondsAfter } from '../../platform/time.ts';
import { extendEnrolment } from '../queries/enrolments.ts';
import { type Enrolment, loadEnrolment, requireMove, saveEnrolment } from '../enrolment.ts';
import { emptySignUpData, type SignUpData } from './sign-up-data.ts';
import { limits } from '../../platform/limits/limits.ts';

/** The state of a browser in its sign-up. */
export type SignUp = Enrolment<signUpFlow.State, SignUpData>;

const beginning = { flow: 'signUp', start: signUpFlow.start, nothing: emptySignUpData } as const;

/**
 * Reads the state of a browser in its sign-up. It is the start if the browser has begun none, or if it has expired. Reading is a
 * use: half an hour counts from it (issue 12, point 11), and is written at most every few minutes.
 */
export async function loadSignUp(
  visitor: Pick<Visitor, 'browserId'>,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<SignUp> {
  return loadFor(limits.signUp.window, visitor, services);
}

/**
 * Keeps a sign-up for whoever is sent to an identity provider, where papers and faces are looked at: it lives as long as the way back
 * (decision 263). Nothing happens where none is under way.
 */
export async function keepSignUpWhileAway(...[visitor, services]: Parameters<typeof loadSignUp>): Promise<void> {
  await loadFor(limits.identityRequest.window, visitor, services);
}

/** @param seconds from now on, for which a sign-up that is under way lives at least. */
async function loadFor(
  seconds: number,
  visitor: Pick<Visitor, 'browserId'>,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<SignUp> {
  const { db } = services.database;
  const signUp = await loadEnrolment(db, beginning, visitor, services);
  const now = services.ports.clock.now();
  const expiresAt = secondsAfter(now, seconds);
  const gained = expiresAt.getTime() - signUp.expiresAt.getTime();
  if (!isUnderWay(signUp, now) || gained < WORTH_WRITING * 1000) return signUp;
  await extendEnrolment(db, signUp.key, expiresAt);
  return { ...signUp, expiresAt };
}

/** Whether somebody has begun and not finished. */
export function isUnderWay({ expiresAt, state }: Pick<SignUp, 'expiresAt' | 'state'>, now: Date): boolean {
  return expiresAt > now && state.step !== 'done';
}

/** Seconds. */
const WORTH_WRITING = 2 * MINUTE_SECONDS;

/**
 * The sign-up after an event, not yet written.
 *
 * @param said the data that are new; the rest stays.
 * @throws Refusal outOfTurn for an event that the step does not allow, and for a choice that is not offered.
 */
export function moveSignUp(signUp: SignUp, event: signUpFlow.Event, said: Partial<SignUpData> = {}): SignUp {
  return {
    ...signUp,
    state: requireMove<signUpFlow.State>(signUpFlow.next(signUp.state, event)),
    data: { ...signUp.data, ...said },
  };
}

/** The sign-up as at its start, not yet written. */
export function startedOver(signUp: SignUp): SignUp {
  return { ...signUp, state: signUpFlow.start, data: emptySignUpData, accountId: null };
}

/**
 * Writes a sign-up, valid for half an hour from now on, and returns it for the next write.
 *
 * @throws Refusal outOfTurn: another tab was faster.
 */
export async function saveSignUp(
  db: Kysely<Tables>,
  signUp: SignUp,
  services: Pick<Services, 'ports' | 'settings'>,
): Promise<SignUp> {
  // Once it is done, a reload still shows the success page.
  const { window: seconds } = signUp.state.step === 'done' ? limits.finishedEnrolment : limits.signUp;
  const expiresAt = secondsAfter(services.ports.clock.now(), seconds);
  return saveEnrolment(db, { ...signUp, expiresAt }, services);
}
