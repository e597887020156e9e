import type { PublishedCharge, PublishedItem } from './items.ts';

/** The date of the file that the clinic publishes next. */
export const nextUpdatedOn = '2026-11-20';

/** No longer offered there. */
const GONE = '77080';
/** Its cash price has a digit too many, as it happens. */
const MISTYPED = '76700';

const scaled = (charge: PublishedCharge, factor: number): PublishedCharge => ({
  ...charge,
  ...(charge.cashCents === undefined ? {} : { cashCents: Math.round(charge.cashCents * factor) }),
});

const factorOf = ({ code }: PublishedItem): number =>
  code === MISTYPED ? 10 : code.startsWith('7') ? 1.04 : code.startsWith('8') ? 0.95 : 1;

/**
 * What a site publishes next, made of what it publishes now, for a tour of staging and comparing (docs/demo.md): pictures cost
 * more without insurance, tests of the laboratory less, one service is gone, and one price is ten times too high.
 */
export const nextItems = (items: readonly PublishedItem[]): readonly PublishedItem[] =>
  items
    .filter(({ code }) => code !== GONE)
    .map((item) => ({ ...item, charges: item.charges.map((charge) => scaled(charge, factorOf(item))) }));
