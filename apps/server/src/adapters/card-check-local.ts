import { setTimeout as wait } from 'node:timers/promises';
import type { CardCheckOutcome, CardCheckPort } from '../ports/card-check.ts';

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

/** Delay of the slow card, in milliseconds. */
const SLOWNESS = 3000;

/**
 * The card checks of the demonstration (docs/demo.md). The test numbers belong to every person except one with the last
 * name `Mismatch`; all other cards are refused. No service is asked.
 */
export function cardCheckOfDemonstration(slowness = SLOWNESS): CardCheckPort {
  const outcomeOf = (number: string, lastName: string): CardCheckOutcome => {
    if (number === DOWN) return 'unavailable';
    if (lastName.toLowerCase() === 'mismatch') return 'refused';
    return number === SLOW || accepted.has(number) ? 'accepted' : 'refused';
  };
  return {
    check: async ({ number, holder }) => {
      if (number === SLOW) await wait(slowness);
      return { outcome: outcomeOf(number, holder.lastName) };
    },
  };
}
