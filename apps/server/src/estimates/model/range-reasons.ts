import { type ChosenPrice, type ChosenRate, type PricedPart, type RangeReason, rangeReason } from '@portico/estimate';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';

interface RangeWords {
  readonly messages: ServerMessages;
  readonly nameOf: (componentId: string) => string;
}

/** For each part whose prices range over more than two times: why (issue 13, point 3). */
export function rangeReasons(
  parts: readonly PricedPart<ChosenPrice | ChosenRate>[],
  { messages, nameOf }: RangeWords,
): string[] {
  return parts.flatMap(({ component, price }) => {
    const reason = rangeReason(price);
    if (reason === null) return [];
    const ends = { low: messages.money(price.lowCents), high: messages.money(price.highCents) };
    const text = textOf(reason, ends, messages);
    return parts.length > 1 ? `${nameOf(component.id)}: ${text}` : text;
  });
}

function textOf(reason: RangeReason, ends: { low: string; high: string }, { band }: ServerMessages): string {
  if (!('lowest' in reason)) return band.wide[reason.kind](ends);
  return band.wide[reason.kind]({ ...ends, lowest: reason.lowest, highest: reason.highest });
}
