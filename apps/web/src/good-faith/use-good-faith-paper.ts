import { goodFaithForm, validateForm } from '@portico/rules';
import { useState } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { dateInput } from '../forms/date-input.ts';
import { sayErrors } from '../forms/form-messages.ts';
import { today } from '../forms/today.ts';
import { useOwnPerson } from '../forms/use-own-person.ts';
import { listErrors, type ShownErrors, useFieldErrors } from '../forms/use-field-errors.ts';
import type { DateParts } from '../ui/read-whole-date.ts';
import { type GoodFaithFile, useGoodFaithFiles } from './use-good-faith-files.ts';
import { useGoodFaithMessages } from './use-good-faith-messages.ts';

/** What a patient says for the paper. It is kept nowhere: not in a draft, not in the address. */
interface GoodFaithInput {
  readonly patientName: string;
  readonly birthDate: DateParts;
  readonly dayOfCare: string;
  readonly diagnosisCodes: string;
}

/** The form of a good-faith estimate, and the files that come of it. */
export interface GoodFaithPaper {
  readonly input: GoodFaithInput;
  readonly change: (part: Partial<GoodFaithInput>) => void;
  readonly errors: ShownErrors;
  /** What is being made; null for nothing. */
  readonly busy: GoodFaithFile | null;
  /** Of a call that did not succeed; null where a field shows it. */
  readonly failure: CallFailure | null;
  /** What was made last; null for nothing yet. */
  readonly made: GoodFaithFile | null;
  /** @param file what to make; the last one again without it. */
  readonly save: (file?: GoodFaithFile) => Promise<void>;
}

/** @param estimateId of the estimate that the paper is of. */
export function useGoodFaithPaper(estimateId: string): GoodFaithPaper {
  const { token } = useEstimatesBase();
  const { busy, failureOf, forgetFailures, make } = useGoodFaithFiles();
  const person = useOwnPerson();
  const [typed, setTyped] = useState<Partial<GoodFaithInput>>({});
  const { name: patientName, birthDate } = person;
  const input: GoodFaithInput = { patientName, birthDate, dayOfCare: '', diagnosisCodes: '', ...typed };
  const [asked, setAsked] = useState<GoodFaithFile>('paper');
  const [made, setMade] = useState<GoodFaithFile | null>(null);
  const sent = { ...input, birthDate: dateInput(input.birthDate) };
  const failure = failureOf(asked);
  const refused = failure?.fields ?? [];
  const messages = sayErrors(
    useGoodFaithMessages(input.birthDate),
    validateForm(goodFaithForm, sent, { today: today() }, refused),
  );
  const errors = useFieldErrors(messages);
  const save = async (file: GoodFaithFile = asked) => {
    setAsked(file);
    setMade(null);
    if (listErrors(messages).length > 0) {
      errors.show();
      return;
    }
    const outcome = await make(file, { estimateId, token, ...sent });
    if (outcome === 'made') setMade(file);
    else if (outcome !== null && outcome.fields.length > 0) errors.show();
  };
  return {
    input,
    change: (part) => {
      forgetFailures();
      setTyped({ ...typed, ...part });
    },
    errors,
    busy,
    failure: refused.length > 0 ? null : failure,
    made,
    save,
  };
}
