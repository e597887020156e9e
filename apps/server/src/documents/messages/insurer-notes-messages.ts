import type { InsurerNoteKind } from '@portico/contract';

/** For how long a number is granted. */
export type LimitPeriod = 'calendarYear' | 'planYear' | 'lifetime' | 'month' | 'week' | 'day' | 'episode' | 'admission';

/** A limit of what a plan pays for, with its figures written out. */
export interface LimitText {
  /** Of the care that is limited. */
  readonly care: string;
  readonly unit: 'visits' | 'days' | 'hours' | 'services' | 'cents';
  readonly period: LimitPeriod | null;
  /** Numbers, or amounts of money. '' if not known. */
  readonly total: string;
  readonly left: string;
  /** Of 1, for the grammar. */
  readonly isOne: boolean;
}

/** What else an insurer said of the plan, in one language (decision 74). */
export interface InsurerNotesMessages {
  /** Above all of them. */
  heading: string;
  title: Readonly<Record<Exclude<InsurerNoteKind, 'planEnds' | 'yearEnds'>, string>>;
  planEnds: { title(day: string): string; text: string };
  /** The year of deductible and maximum ends, as the insurer says. */
  yearEnds: { title(day: string): string; text: string };
  /** `care` names the kinds of care; '' for all of the estimate. */
  approvalNeeded(care: string): string;
  approvalPerhaps(care: string): string;
  approvalUnsaid(care: string): string;
  approvalNotNeeded: string;
  limit(limit: LimitText): string;
  /** A limit that no number tells; the insurer's own words follow, if there are any. */
  /** Below a limit of which `left` is a range. */
  limitContradicted: string;
  limitOther(care: string): string;
  /** Behind a limit in money: what the plan does not pay of the share that is counted. */
  limitLeaves(amount: string): string;
  /** In place of the kind of care, of a limit of all that the plan pays for. */
  wholePlan: string;
  /** Parts of a kind of care that are not covered; the insurer's own words follow, if there are any. */
  exclusion: { title: string; text(care: string): string };
  /** Behind the limit: less is left than this care takes. */
  limitReached: string;
  doctorInNetwork(name: string): string;
  doctorOutOfNetwork(name: string): string;
  doctorUnsaid(name: string): string;
  primaryCare(name: string): string;
  insurerSays(text: string): string;
  /** In the working, of the parts whose limit is reached; '' for all of them. */
  limitInWorking(names: string): string;
}
