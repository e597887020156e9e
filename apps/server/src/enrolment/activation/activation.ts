import type { ActivationStatus, SmsActivationStatus } from '@portico/contract';
import { activationFlow, smsActivationFlow } from '@portico/rules';
import { type Enrolment, loadEnrolment } from '../enrolment.ts';
import { identityProviderOf, type SignUpIdentity } from '../sign-up/sign-up-data.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { secondsAfter } from '../../platform/time.ts';
import { limits } from '../../platform/limits/limits.ts';

/** What a lookup found out. Stored sealed with the enrolment. */
export interface ActivationData {
  /** Hash of the code or the link, base64url; null before the lookup. */
  readonly code: string | null;
  /** Last second of the session that the lookup began, in Unix seconds; null before the lookup. */
  readonly expires: number | null;
  /** The partner in whose context the activation began. */
  readonly partner: string | null;
  /** The mailbox that was shown on the way to the partner; missing where there was none. */
  readonly provenEmail?: string | null;
  /** By what account elsewhere the person has shown who they are; missing where a code did. */
  readonly identity?: SignUpIdentity;
  /** Username of the account; null until it is created. */
  readonly username: string | null;
}

/** The state of a browser in an activation by access code. */
export type Activation = Enrolment<activationFlow.State, ActivationData>;
export type SmsActivation = Enrolment<smsActivationFlow.State, ActivationData>;

export const nothingFound: ActivationData = { code: null, expires: null, partner: null, username: null };

const byCode = { flow: 'activation', start: activationFlow.start, nothing: nothingFound } as const;
const bySms = { flow: 'smsActivation', start: smsActivationFlow.start, nothing: nothingFound } as const;

type Needed = Pick<Services, 'database' | 'ports' | 'settings'>;

/**
 * Reads the state of a browser in an activation by access code. The state is the lookup if the browser has begun none,
 * or if its session is over.
 */
export async function loadActivation(visitor: Pick<Visitor, 'browserId'>, services: Needed): Promise<Activation> {
  return loadEnrolment(services.database.db, byCode, visitor, services);
}

/** Reads the state of a browser in an activation by text message. */
export async function loadSmsActivation(visitor: Pick<Visitor, 'browserId'>, services: Needed): Promise<SmsActivation> {
  return loadEnrolment(services.database.db, bySms, visitor, services);
}

/** Whether this browser began an activation and its session has expired. */
export function isOver({ version, expiresAt }: Pick<Activation, 'version' | 'expiresAt'>, now: Date): boolean {
  return version > 0 && expiresAt <= now;
}

const sessions = { activation: limits.activation, smsActivation: limits.smsActivation };

/** The last second of a session that begins now. */
export function sessionEnd(flow: keyof typeof sessions, now: Date): number {
  return unixSeconds(now) + sessions[flow].window;
}

/**
 * When the row of such a session expires. The session is still valid at its last second (spec §4: "once the current
 * time passes the expiry").
 */
export function rowEnd(expires: number): Date {
  return new Date((expires + 1) * 1000);
}

/**
 * When the row of a finished activation expires. It outlives the activation so that a reload still shows the success
 * page.
 */
export function doneEnd(now: Date): Date {
  return secondsAfter(now, limits.finishedEnrolment.window);
}

export function unixSeconds(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}

/** The response for an activation by access code. */
export function activationStatusOf({ state, data }: Pick<Activation, 'state' | 'data'>): ActivationStatus {
  const { expires, partner, username } = data;
  return { step: state.step, partner, expires, username, ...identityProviderOf(data) };
}

/** The response for an activation by text message. */
export function smsActivationStatusOf({ state, data }: Pick<SmsActivation, 'state' | 'data'>): SmsActivationStatus {
  return { step: state.step, expires: data.expires, username: data.username };
}
