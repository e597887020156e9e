import { setTimeout as wait } from 'node:timers/promises';
import type { CardCheckOutcome, CardCheckPort, CardToCheck } from '../ports/card-check.ts';

/** Test numbers of payment services, for each card type that is accepted. No bank issues them. */
const accepted: ReadonlySet<string> = new Set([
  '4111111111111111',
  '4012888888881881',
  '4222222222222',
  '5555555555554444',
  '5105105105105100',
  '6011111111111117',
  '6011000990139424',
  '378282246310005',
  '371449635398431',
]);

const SLOW = '4000000000000259';
const DOWN = '4000000000000119';

/** Nobody's security code, of three digits or four. */
const wrongCode = /^0+$/;

/** Delay of the slow card, in milliseconds. */
const SLOWNESS = 3000;

export interface CardCheckOfDemonstration {
  /** Whether a card is accepted without its expiry and security code, as the setting `card.numberAlone` has it. */
  numberAlone: boolean;
  slowness?: number;
}

/**
 * The card checks of the demonstration (docs/demo.md). The test numbers belong to every person except one with the last
 * name `Mismatch`. All other cards are refused, and so is one with the security code 000 or 0000, or without what a bank
 * asks for. No service is asked.
 */
export function cardCheckOfDemonstration({
  numberAlone,
  slowness = SLOWNESS,
}: CardCheckOfDemonstration): CardCheckPort {
  const isWhole = ({ expiry, securityCode }: CardToCheck): boolean =>
    numberAlone || (expiry !== undefined && securityCode !== undefined);
  const outcomeOf = (card: CardToCheck): CardCheckOutcome => {
    const { number, holder, securityCode } = card;
    if (number === DOWN) return 'unavailable';
    if (!isWhole(card) || wrongCode.test(securityCode ?? '')) return 'refused';
    if (holder.lastName.toLowerCase() === 'mismatch') return 'refused';
    return number === SLOW || accepted.has(number) ? 'accepted' : 'refused';
  };
  return {
    check: async (card) => {
      if (card.number === SLOW) await wait(slowness);
      return { outcome: outcomeOf(card) };
    },
  };
}
