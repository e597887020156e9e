import { goodFaithForm, validateForm } from '@portico/rules';
import { useState } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { dateInput } from '../forms/date-input.ts';
import { sayErrors } from '../forms/form-messages.ts';
import { today } from '../forms/today.ts';
import { listErrors, type ShownErrors, useFieldErrors } from '../forms/use-field-errors.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { downloadFile } from '../native/download-file.ts';
import type { DateParts } from '../ui/read-whole-date.ts';
import { useGoodFaithMessages } from './use-good-faith-messages.ts';

/** What a patient says for the paper. It is kept nowhere: not in a draft, not in the address. */
interface GoodFaithInput {
  readonly patientName: string;
  readonly birthDate: DateParts;
  readonly dayOfCare: string;
  readonly diagnosisCodes: string;
}

const nothing: GoodFaithInput = {
  patientName: '',
  birthDate: { month: '', day: '', year: '' },
  dayOfCare: '',
  diagnosisCodes: '',
};

/** The form of a good-faith estimate, and the paper that comes of it. */
export interface GoodFaithPaper {
  readonly input: GoodFaithInput;
  readonly change: (part: Partial<GoodFaithInput>) => void;
  readonly errors: ShownErrors;
  readonly busy: boolean;
  /** Of a call that did not succeed; null where a field shows it. */
  readonly failure: CallFailure | null;
  readonly isDone: boolean;
  readonly save: () => Promise<void>;
}

/** @param estimateId of the estimate that the paper is of. */
export function useGoodFaithPaper(estimateId: string): GoodFaithPaper {
  const { calls, token } = useEstimatesBase();
  const { busy, failure, submit, forgetFailure } = useSubmit(calls.goodFaithEstimate);
  const [input, setInput] = useState(nothing);
  const [isDone, setIsDone] = useState(false);
  const sent = { ...input, birthDate: dateInput(input.birthDate) };
  const refused = failure?.fields ?? [];
  const messages = sayErrors(
    useGoodFaithMessages(input.birthDate),
    validateForm(goodFaithForm, sent, { today: today() }, refused),
  );
  const errors = useFieldErrors(messages);
  const save = async () => {
    setIsDone(false);
    if (listErrors(messages).length > 0) {
      errors.show();
      return;
    }
    const reply = await submit({ estimateId, token, ...sent });
    if (reply === null) return;
    if (reply instanceof CallFailure) {
      if (reply.fields.length > 0) errors.show();
      return;
    }
    const content = Uint8Array.from(atob(reply.Document), (byte) => byte.codePointAt(0) ?? 0);
    downloadFile({ name: reply.FileName, type: 'application/pdf', content });
    setIsDone(true);
  };
  return {
    input,
    change: (part) => {
      forgetFailure();
      setInput({ ...input, ...part });
    },
    errors,
    busy,
    failure: refused.length > 0 ? null : failure,
    isDone,
    save,
  };
}
