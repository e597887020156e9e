import type { Language } from '@portico/contract';
import { billDispute } from '@portico/rules';
import type { Block, Text } from '../pdf/flow/blocks.ts';
import type { ServerMessages } from '../messages/server-messages.ts';
import type { GoodFaithDates, GoodFaithEstimate } from './good-faith-estimate.ts';
import { providerBlocks } from './provider-blocks.ts';

/** Who gives the estimate, and where a patient finds out more. */
export interface GoodFaithSender {
  readonly hospital: string;
  readonly phone: string;
  /** Of the estimator. */
  readonly address: string;
}

/** A good-faith estimate as a document: every item of 45 CFR 149.610(c)(1), in plain words. */
export function goodFaithBlocks(
  estimate: GoodFaithEstimate,
  sender: GoodFaithSender,
  messages: ServerMessages,
): Block[] {
  const { goodFaith } = messages;
  return [
    { kind: 'heading', level: 1, text: goodFaith.title },
    { kind: 'paragraph', manner: 'lead', text: goodFaith.lead(sender.hospital) },
    { kind: 'paragraph', manner: 'lead', text: totalOf(estimate, messages) },
    ...(estimate.isWhole ? [] : [paragraph(goodFaith.totalLacks)]),
    aboutBlock(estimate, messages),
    { kind: 'heading', level: 2, text: goodFaith.providersHeading },
    ...estimate.providers.flatMap((provider) => providerBlocks(provider, estimate, sender, messages)),
    ...separatelyBlocks(estimate, sender, messages),
    { kind: 'heading', level: 2, text: goodFaith.disclaimersHeading },
    { kind: 'list', items: [goodFaith.onlyAnEstimate, goodFaith.moreCare, goodFaith.notAContract] },
    ...disputeBlocks(messages),
    { kind: 'heading', level: 2, text: goodFaith.datesHeading },
    { kind: 'list', items: datesOf(estimate, messages) },
  ];
}

const paragraph = (text: Text): Block => ({ kind: 'paragraph', text });

/** (i), (ii) and the diagnosis codes of (iv). */
function aboutBlock(
  { patient, service, dates, diagnosisCodes, providers }: GoodFaithEstimate,
  messages: ServerMessages,
): Block {
  const { goodFaith } = messages;
  const place = providers[0]?.place;
  return {
    kind: 'fields',
    fields: [
      { label: goodFaith.patient, value: [{ text: patient.name, strong: true, name: true }] },
      { label: goodFaith.birthDate, value: messages.day(patient.birthDate) },
      { label: goodFaith.service, value: [{ text: service.name, strong: true, ...languageOf(service, messages) }] },
      ...(service.description === '' ? [] : [{ label: goodFaith.description, value: service.description }]),
      ...(place === undefined ? [] : [{ label: goodFaith.place, value: place.name }]),
      {
        label: goodFaith.dayOfCare,
        value: dates.scheduledFor === null ? goodFaith.notScheduled : messages.day(dates.scheduledFor),
      },
      {
        label: goodFaith.diagnosisCodes,
        value: diagnosisCodes.length === 0 ? goodFaith.noDiagnosisCodes : diagnosisCodes.join(', '),
      },
      { label: goodFaith.madeOn, value: messages.day(dates.requestedOn) },
      { label: goodFaith.validUntil, value: messages.day(dates.validUntil) },
    ],
  };
}

/** A billed code is named in the words of the price file, which are English. */
function languageOf(
  { nameLanguage }: GoodFaithEstimate['service'],
  { language }: ServerMessages,
): { language?: string } {
  return nameLanguage === language ? {} : { language: localeOf(nameLanguage) };
}

/** The language tag of a document. */
export const localeOf = (language: Language): string => `${language}-US`;

function totalOf({ totalCents }: GoodFaithEstimate, messages: ServerMessages): Text {
  const { goodFaith } = messages;
  return [
    {
      text: `${goodFaith.total}: ${totalCents === null ? goodFaith.notKnown : messages.money(totalCents)}`,
      strong: true,
    },
  ];
}

/** (vi): its disclaimer stands right above the list. */
function separatelyBlocks(
  { separately }: GoodFaithEstimate,
  sender: GoodFaithSender,
  messages: ServerMessages,
): Block[] {
  const { goodFaith } = messages;
  return [
    { kind: 'heading', level: 2, text: goodFaith.separatelyHeading },
    paragraph(goodFaith.separately(sender)),
    separately.length === 0 ? paragraph(goodFaith.separatelyNone) : { kind: 'list', items: separately },
  ];
}

/** The disclaimer on disputes, with where to find out how, and that it does no harm. */
function disputeBlocks(messages: ServerMessages): Block[] {
  const { goodFaith } = messages;
  const where = [
    { text: `${goodFaith.disputeHow} ` },
    { text: billDispute.address.replace('https://', ''), href: billDispute.address },
    { text: `, ${billDispute.phone}.` },
  ];
  return [
    { kind: 'heading', level: 2, text: goodFaith.disputeHeading },
    paragraph(disputeText(messages)),
    paragraph(where),
    paragraph(`${goodFaith.noHarm} ${goodFaith.keepThis}`),
  ];
}

/** The right to dispute a bill, in a sentence. */
export function disputeText(messages: ServerMessages): string {
  const { excessCents, days, feeCents } = billDispute;
  return messages.goodFaith.dispute({ amount: messages.money(excessCents), days, fee: messages.money(feeCents) });
}

function datesOf({ dates, isWhole }: GoodFaithEstimate, messages: ServerMessages): string[] {
  const { goodFaith } = messages;
  return [
    dueText(dates, messages),
    ...(isWhole ? [] : [goodFaith.othersAskedBy(messages.day(dates.othersAskedBy))]),
    ...(dates.changesBy === null ? [] : [goodFaith.changesBy(messages.day(dates.changesBy))]),
  ];
}

function dueText({ requestedOn, scheduledFor, dueBy, dueWithin }: GoodFaithDates, messages: ServerMessages): string {
  const { goodFaith } = messages;
  const day = messages.day(requestedOn);
  const care = scheduledFor === null ? null : messages.day(scheduledFor);
  if (dueBy === null) return goodFaith.scheduledSoon({ day, care: care ?? day });
  const dates = { day, due: messages.day(dueBy), within: dueWithin };
  return care === null ? goodFaith.askedOn(dates) : goodFaith.scheduledOn({ ...dates, care });
}
