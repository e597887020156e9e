import { formatBenefitValue, readBenefitValue } from '@portico/rules';
import { useState } from 'react';

/** What is wrong with an amount as it was typed. */
type PaidAmountError = 'invalid' | 'aboveMax';

export interface PaidAmount {
  /** Integer cents from 0 to the maximum: of what was typed as much as counts. */
  readonly cents: number;
  /** As it stands in the field. */
  readonly text: string;
  readonly error: PaidAmountError | undefined;
  readonly type: (text: string) => void;
  readonly set: (cents: number) => void;
  /** Writes what counts as it is usually written, once the field is left. */
  readonly tidy: () => void;
}

/** An amount that is typed or slid. It stays in the page: it is not stored, and not sent. */
export function usePaidAmount(max: number): PaidAmount {
  const [text, setText] = useState('0');
  const set = (cents: number): void => setText(formatBenefitValue(cents));
  const { cents, error } = amountOf(text, max);
  return { cents, text, error, type: setText, set, tidy: () => set(cents) };
}

/** @param max integer cents. */
export function amountOf(text: string, max: number): Pick<PaidAmount, 'cents' | 'error'> {
  const read = readBenefitValue(text, '$');
  if (read.is === 'empty') return { cents: 0, error: undefined };
  if (read.is !== 'value') return { cents: 0, error: 'invalid' };
  return { cents: Math.min(read.hundredths, max), error: read.hundredths > max ? 'aboveMax' : undefined };
}
