import { entryOf, type Language, type WrittenLanguage } from '@portico/contract';
import type { VisitTypeId } from '../schedule/visit-types.ts';
import { providerEn } from './en.ts';
import { providerEs } from './es.ts';

/** A check of the waiting room: while it runs, when it is passed, and what to do when it is not. */
interface CheckMessages {
  name: string;
  pending: string;
  passed: string;
  failed: string;
}

/** The texts of the simulated providers in one language. */
export interface ProviderMessages {
  /** The providers' own names. */
  names: { schedule: string; video: string };
  types: Readonly<Record<VisitTypeId, { title: string; hint: string }>>;
  schedule: {
    title: string;
    greeting(firstName: string): string;
    yours: string;
    book: string;
    chooseType: string;
    chooseTime(type: string): string;
    chooseNewTime(type: string): string;
    pricedService: string;
    noTimes: string;
    earlier: string;
    later: string;
    name: string;
    phone: string;
    submit: string;
    submitMove: string;
    move: string;
    cancel: string;
    keep: string;
    cancelTitle: string;
    confirmCancel: string;
    calendar: string;
    videoLink: string;
    prepare: string;
    prepareTitle: string;
    prepareText: string;
    back: string;
    another: string;
    done: string;
    minutes(count: number): string;
    withClinician(name: string): string;
    byVideo: string;
    timesIn(zone: string): string;
    booked: string;
    moved: string;
    cancelled: string;
    errorsTitle: string;
    errorsMark: string;
    errors: { slot: string; taken: string; name: string; phone: string };
  };
  video: {
    title: string;
    intro: string;
    privacy: string;
    start: string;
    again: string;
    preview: string;
    level: string;
    checks: { camera: CheckMessages; microphone: CheckMessages; network: CheckMessages };
    enter: string;
    entered: string;
    waitFor(clinician: string): string;
    demonstration: string;
    leave: string;
  };
  expired: { title: string; text: string; again: string };
  outOfOrder: string;
}

const messages: Readonly<Record<WrittenLanguage, ProviderMessages>> = { en: providerEn, es: providerEs };

export function providerMessages(language: Language): ProviderMessages {
  return entryOf(messages, language);
}
