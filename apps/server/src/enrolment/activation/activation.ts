import type { ActivationStanding, SmsActivationStanding } from '@portico/contract';
import { activationFlow, smsActivationFlow } from '@portico/rules';
import { type Enrolment, loadEnrolment } from '../enrolment.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { secondsAfter } from '../../platform/time.ts';
import { limits } from '../../platform/limits/limits.ts';

/** What a lookup found out. Kept sealed with the enrolment. */
export interface ActivationData {
  /** Hash of the code or the link, base64url; null before the lookup. */
  readonly code: string | null;
  /** Last second of the session that the lookup earned, in Unix seconds; null before it. */
  readonly expires: number | null;
  /** In whose context the activation began. */
  readonly partner: string | null;
  /** Of the account, from its creation on. */
  readonly username: string | null;
}

/** Where a browser stands in an activation by access code, and by text message. */
export type Activation = Enrolment<activationFlow.State, ActivationData>;
export type SmsActivation = Enrolment<smsActivationFlow.State, ActivationData>;

export const nothingFound: ActivationData = { code: null, expires: null, partner: null, username: null };

const byCode = { flow: 'activation', start: activationFlow.start, nothing: nothingFound } as const;
const bySms = { flow: 'smsActivation', start: smsActivationFlow.start, nothing: nothingFound } as const;

type Needed = Pick<Services, 'database' | 'ports' | 'settings'>;

/** Reads where a browser stands in an activation by access code; at the lookup where it has begun none, or its session is over. */
export async function loadActivation(visitor: Pick<Visitor, 'browserId'>, services: Needed): Promise<Activation> {
  return loadEnrolment(services.database.db, byCode, visitor, services);
}

/** The same of an activation by text message. */
export async function loadSmsActivation(visitor: Pick<Visitor, 'browserId'>, services: Needed): Promise<SmsActivation> {
  return loadEnrolment(services.database.db, bySms, visitor, services);
}

/** Whether this browser had begun, and its time has passed since. */
export function isOver({ version, expiresAt }: Pick<Activation, 'version' | 'expiresAt'>, now: Date): boolean {
  return version > 0 && expiresAt <= now;
}

const sessions = { activation: limits.activation, smsActivation: limits.smsActivation };

/** The last second of a session that begins now. */
export function sessionEnd(flow: keyof typeof sessions, now: Date): number {
  return unixSeconds(now) + sessions[flow].window;
}

/** When the row of such a session expires: at its last second it still holds (spec §4: "once the current time passes the expiry"). */
export function rowEnd(expires: number): Date {
  return new Date((expires + 1) * 1000);
}

/** When the row of an activation that is done expires, so that the page which tells of success survives a reload. */
export function doneEnd(now: Date): Date {
  return secondsAfter(now, limits.finishedEnrolment.window);
}

export function unixSeconds(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}

/** Where a browser stands in an activation by access code, as it is told. */
export function activationStandingOf({ state, data }: Pick<Activation, 'state' | 'data'>): ActivationStanding {
  const { expires, partner, username } = data;
  return { step: state.step, partner, expires, username };
}

/** The same of an activation by text message. */
export function smsStandingOf({ state, data }: Pick<SmsActivation, 'state' | 'data'>): SmsActivationStanding {
  return { step: state.step, expires: data.expires, username: data.username };
}
