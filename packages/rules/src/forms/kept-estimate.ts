import { type EstimateNumberError, readEstimateNumber } from '../estimate-number.ts';
import { readZip } from '../zip.ts';
import { dateOfBirth, plainRule } from './field-rules.ts';
import { askedWhen, type Form, required, type Rule } from './form.ts';

/** By what an estimate opens, besides its number: whoever keeps it chooses. */
export const keptBy = ['birthDate', 'zip'] as const;
export type KeptBy = (typeof keptBy)[number];

/** What an estimate is kept and opened with. */
export interface KeptEstimateContext {
  /** ISO date. */
  readonly today: string;
  readonly by: KeptBy;
}

const estimateNumber: Rule<string, EstimateNumberError> = {
  read: (input) => {
    const read = readEstimateNumber(input);
    return 'number' in read ? { value: read.number } : { reason: read.error };
  },
  write: (number) => number,
  reasons: ['invalid', 'mistyped'],
  refusal: 'invalid',
};

/** What an estimate is kept with: one of the two. */
export const keepEstimateForm = {
  birthDate: askedWhen(({ by }: KeptEstimateContext) => by === 'birthDate', required(20, dateOfBirth), null),
  zip: askedWhen(({ by }: KeptEstimateContext) => by === 'zip', required(20, plainRule(readZip)), null),
} satisfies Form<KeptEstimateContext>;

/** What a kept estimate is opened with (issue 14, point 5). */
export const openKeptEstimateForm = {
  number: required(40, estimateNumber),
  ...keepEstimateForm,
} satisfies Form<KeptEstimateContext>;
