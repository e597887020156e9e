import type { InsurerNote, InsurerNoteKind } from '@portico/contract';
import type { ServiceRules } from '@portico/x12';
import type { LimitText } from '../../documents/messages/insurer-notes-messages.ts';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';
import { type CareLimit, limitsOf, type PayingPlan, PLAN_RULES, rulesOf, toldOf } from '../figures/reached-limits.ts';
import { serviceTypesOf } from '../figures/service-types-of.ts';
import { yearEndOfAmount } from '../figures/year-end.ts';
import { doctorNotes } from './doctor-notes.ts';
import type { NotedEstimate } from './noted-estimate.ts';

/** What else the insurer says of the plan, what changes the amount first (decision 74). */
export function insurerNotes(noted: NotedEstimate): InsurerNote[] {
  const { view, plan } = noted;
  if (view.insurance === null) return [];
  const rules = rulesOf(view.insurance, plan);
  const notes = [
    ...limitNotes(limitsOf(view.service, plan, rules), noted),
    ...approvalNotes(rules, noted),
    ...planEndNotes(noted),
    ...yearEndNotes(noted),
    ...doctorNotes(noted),
    ...otherLimitNotes(rules, noted),
    ...exclusionNotes(rules, noted),
  ];
  return loudFirst(notes);
}

/**
 * The same of two insurances, each with the name of its payor. A doctor of whom the second says nothing is told once, by the first.
 */
export function notesOfBoth(first: NotedEstimate, second: NotedEstimate): InsurerNote[] {
  const named = (noted: NotedEstimate, notes: readonly InsurerNote[]): InsurerNote[] =>
    notes.map((note) => ({ ...note, Title: `${noted.view.insurance?.payorName}: ${note.Title}` }));
  const ofSecond = insurerNotes(second).filter(({ Kind }) => Kind !== 'doctorUnsaid');
  return loudFirst([...named(first, insurerNotes(first)), ...named(second, ofSecond)]);
}

function loudFirst(notes: readonly InsurerNote[]): InsurerNote[] {
  return notes.toSorted((one, other) => Number(isQuiet(one.Kind)) - Number(isQuiet(other.Kind)));
}

/** What changes nothing about the amount. */
function isQuiet(kind: InsurerNoteKind): boolean {
  return ['approvalNotNeeded', 'limit', 'doctorInNetwork', 'primaryCare'].includes(kind);
}

function limitNotes(limits: readonly CareLimit[], { messages }: NotedEstimate): InsurerNote[] {
  const { insurerNotes: words } = messages;
  const noteOf = (Kind: 'limit' | 'limitReached', of: readonly CareLimit[]): InsurerNote[] => {
    const each = of.flatMap((limit) => [
      words.limit(limitText(limit, messages)),
      ...(limit.mostLeft === undefined ? [] : [words.limitContradicted]),
      ...(limit.unpaidCents > 0 ? [words.limitLeaves(messages.money(limit.unpaidCents))] : []),
      ...limit.remarks.map((text) => words.insurerSays(text)),
    ]);
    const texts = [...new Set(each), ...(Kind === 'limitReached' ? [words.limitReached] : [])];
    return of.length === 0 ? [] : [{ Kind, Title: words.title[Kind], Texts: texts }];
  };
  return [
    ...noteOf(
      'limitReached',
      limits.filter(({ isReached }) => isReached),
    ),
    ...noteOf(
      'limit',
      limits.filter(({ isReached }) => !isReached),
    ),
  ];
}

function limitText(
  { serviceType, unit, period, total, left, mostLeft }: CareLimit,
  messages: ServerMessages,
): LimitText {
  const figure = (value: number | null): string => {
    if (value === null) return '';
    return unit === 'cents' ? messages.money(value) : String(value);
  };
  const named = total ?? left;
  return {
    care: careOf(serviceType, messages),
    unit,
    period,
    total: figure(total),
    left: mostLeft === undefined ? figure(left) : messages.range(figure(left), figure(mostLeft)),
    isOne: named === 1,
  };
}

function otherLimitNotes(
  rules: Readonly<Record<string, ServiceRules>>,
  { view, messages }: NotedEstimate,
): InsurerNote[] {
  const { insurerNotes: words } = messages;
  return serviceTypesOf(view.service).flatMap((type) => {
    const remarks = rules[type]?.otherLimits ?? null;
    if (remarks === null) return [];
    const Texts = [words.limitOther(careOf(type, messages)), ...remarks.map((text) => words.insurerSays(text))];
    return [{ Kind: 'limit' as const, Title: words.title.limit, Texts }];
  });
}

/** Parts of the care for which the plan does not pay. Of care that is not covered at all the amount tells. */
function exclusionNotes(
  rules: Readonly<Record<string, ServiceRules>>,
  { view, messages }: NotedEstimate,
): InsurerNote[] {
  const { exclusion } = messages.insurerNotes;
  return serviceTypesOf(view.service).flatMap((type) => {
    const remarks = rules[type]?.exclusions ?? null;
    if (remarks === null) return [];
    const words = remarks.map((remark) => messages.insurerNotes.insurerSays(remark));
    return [
      { Kind: 'limit' as const, Title: exclusion.title, Texts: [exclusion.text(careOf(type, messages)), ...words] },
    ];
  });
}

/** One note for each answer that the insurer gives. That no approval is needed is said only where it holds for all of the care. */
function approvalNotes(
  rules: Readonly<Record<string, ServiceRules>>,
  { view, plan, messages }: NotedEstimate,
): InsurerNote[] {
  const { insurerNotes: words } = messages;
  const types = serviceTypesOf(view.service).filter((type) => isCovered(type, view, plan));
  const typesOf = (is: NonNullable<ServiceRules['approval']>['is']): string[] =>
    types.filter((type) => rules[type]?.approval?.is === is);
  const note = (
    Kind: 'approvalNeeded' | 'approvalPerhaps' | 'approvalUnsaid',
    of: readonly string[],
  ): InsurerNote[] => {
    const care = of.length === types.length ? '' : of.map((type) => careOf(type, messages)).join(', ');
    const remarks = new Set(of.flatMap((type) => rules[type]?.approval?.remarks ?? []));
    const Texts = [words[Kind](care), ...[...remarks].map((text) => words.insurerSays(text))];
    return of.length === 0 ? [] : [{ Kind, Title: words.title[Kind], Texts }];
  };
  const isNone = types.length > 0 && typesOf('notNeeded').length === types.length;
  return [
    ...note('approvalNeeded', typesOf('needed')),
    ...note('approvalPerhaps', typesOf('perhaps')),
    ...note('approvalUnsaid', typesOf('unsaid')),
    ...(isNone
      ? [{ Kind: 'approvalNotNeeded' as const, Title: words.title.approvalNotNeeded, Texts: [words.approvalNotNeeded] }]
      : []),
  ];
}

function isCovered(type: string, { service }: NotedEstimate['view'], { terms }: PayingPlan): boolean {
  const parts = service.components.filter(({ serviceType }) => serviceType === type);
  return parts.some(({ id }) => terms.settled.get(id)?.covered !== false);
}

/** A plan that ends while the estimate is valid: later care is not paid for. */
function planEndNotes({ view, validUntil, messages }: NotedEstimate): InsurerNote[] {
  const { insurance } = view;
  const endsOn = (insurance && toldOf(insurance)?.notices?.endsOn) ?? null;
  // Of one that has ended since, the messages tell.
  if (endsOn === null || endsOn >= validUntil || insurance?.planHasEnded === true) return [];
  const { planEnds } = messages.insurerNotes;
  return [{ Kind: 'planEnds', Title: planEnds.title(messages.day(endsOn)), Texts: [planEnds.text] }];
}

/** The insurer named the end of the plan's year, and it comes while the estimate would be valid. */
function yearEndNotes({ view, plan, validUntil, timeZone, messages }: NotedEstimate): InsurerNote[] {
  const { insurance } = view;
  const benefits = insurance?.benefits ?? null;
  const yearEnd = benefits && yearEndOfAmount(benefits, plan, timeZone);
  if (yearEnd === null || !yearEnd.isTold || yearEnd.on >= validUntil) return [];
  const planEnd = (insurance && toldOf(insurance)?.notices?.endsOn) ?? null;
  if (planEnd !== null && planEnd <= yearEnd.on) return [];
  const { yearEnds } = messages.insurerNotes;
  return [{ Kind: 'yearEnds', Title: yearEnds.title(messages.day(yearEnd.on)), Texts: [yearEnds.text] }];
}

function careOf(serviceType: string, { insurance, insurerNotes: words }: ServerMessages): string {
  if (serviceType === PLAN_RULES) return words.wholePlan;
  const names: Readonly<Record<string, string>> = insurance.serviceTypes;
  return names[serviceType] ?? serviceType;
}
