import { type HealthLink, type InsuranceCard, type LinkError, readHealthLink } from '@portico/health-links';
import { useRef, useState } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { today } from '../forms/today.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { useHasLeft } from '../portal/use-has-left.ts';
import { type CardError, type CardReading, readCards, readSigned } from './read-card.ts';

/** Where the reading of a card is: a link is looked for, its passcode is asked, or one of its cards is to be chosen. */
export type CardStep =
  | { readonly at: 'link' }
  | { readonly at: 'passcode'; readonly link: HealthLink; readonly wrong: boolean; readonly triesLeft: number | null }
  | { readonly at: 'choice'; readonly cards: readonly InsuranceCard[] };

/** `noCode`: no code was found in a picture. */
export type ReadingError = LinkError | CardError | 'noCode';

export interface CardReadingState {
  readonly step: CardStep;
  readonly busy: boolean;
  /** Why the last link led nowhere; null for none. */
  readonly error: ReadingError | null;
  /** How often one did: what says so takes the focus each time. */
  readonly errors: number;
  /** Of the portal's own call. */
  readonly failure: CallFailure | null;
  readonly open: (text: string | null) => void;
  readonly sayPasscode: (passcode: string) => void;
  /** Asks for the same card with the same passcode. */
  readonly retry: () => void;
  readonly choose: (card: InsuranceCard) => void;
  readonly startAgain: () => void;
}

/** Reads a digital insurance card, from a text that holds it or its link. Nothing of it is kept: not in a draft, not in the address. */
export function useCardReading(onRead: (card: InsuranceCard) => void): CardReadingState {
  const { calls, token } = useEstimatesBase();
  const { busy, failure, submit, forgetFailure } = useSubmit(calls.fetchHealthLink);
  const hasLeft = useHasLeft();
  const asked = useRef<{ link: HealthLink; passcode: string } | null>(null);
  const [step, setStep] = useState<CardStep>({ at: 'link' });
  const [problem, setProblem] = useState<{ error: ReadingError | null; count: number }>({ error: null, count: 0 });
  const fail = (error: ReadingError) => {
    setStep({ at: 'link' });
    setProblem(({ count }) => ({ error, count: count + 1 }));
  };
  const settle = () => {
    forgetFailure();
    setProblem(({ count }) => ({ error: null, count }));
  };

  const fetchCards = async (link: HealthLink, passcode: string) => {
    settle();
    asked.current = { link, passcode };
    const reply = await submit({ token, url: link.url, passcode, isDirect: link.isDirect });
    if (reply === null || reply instanceof CallFailure || hasLeft()) return;
    const reading = await readCards(reply, link, today());
    if (hasLeft()) return;
    if (reading.is === 'wrongPasscode') {
      setStep({ at: 'passcode', link, wrong: passcode !== '', triesLeft: reading.triesLeft });
    } else takeCards(reading);
  };

  const takeCards = (reading: Exclude<CardReading, { is: 'wrongPasscode' }>) => {
    if (reading.is === 'failed') fail(reading.error);
    else if (reading.cards.length > 1) setStep({ at: 'choice', cards: reading.cards });
    else if (reading.cards[0]) onRead(reading.cards[0]);
  };

  /** A card that holds its data itself: nobody is asked for it. */
  const openSigned = async (text: string) => {
    const reading = await readSigned(text, today());
    if (reading.is !== 'wrongPasscode' && !hasLeft()) takeCards(reading);
  };

  return {
    step,
    busy,
    error: problem.error,
    errors: problem.count,
    failure,
    open: (text) => {
      if (busy) return;
      settle();
      if (text === null) return fail('noCode');
      const read = readHealthLink(text);
      if ('error' in read) return read.error === 'signedCard' ? void openSigned(text) : fail(read.error);
      const { link } = read;
      if (link.expiresAt !== null && link.expiresAt * 1000 < Date.now()) return fail('gone');
      if (link.needsPasscode) setStep({ at: 'passcode', link, wrong: false, triesLeft: null });
      else void fetchCards(link, '');
    },
    sayPasscode: (passcode) => {
      if (step.at === 'passcode') void fetchCards(step.link, passcode);
    },
    retry: () => {
      if (asked.current) void fetchCards(asked.current.link, asked.current.passcode);
    },
    choose: onRead,
    startAgain: () => {
      settle();
      setStep({ at: 'link' });
    },
  };
}
