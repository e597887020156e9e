import { printAssistanceApplication } from '@portico/contract';
import { useState } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { downloadFile } from '../native/download-file.ts';
import { type CheckInput, errorsOf } from './check-input.ts';

/** Who applies, as it is to stand on paper. Kept by the page alone, as the answers are. */
interface Applicant {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
}

const nobody: Applicant = { name: '', address: '', phone: '' };

/** The application as a PDF: what was answered and can be read is filled in, the rest are blank lines. */
export function useApplication(input: CheckInput) {
  const { busy, failure, submit, forgetFailure } = useSubmit(printAssistanceApplication);
  const [applicant, setApplicant] = useState(nobody);
  const [isDone, setIsDone] = useState(false);
  const save = async () => {
    setIsDone(false);
    const reply = await submit({ ...applicant, ...answersToSend(input) });
    if (reply === null || reply instanceof CallFailure) return;
    const content = Uint8Array.from(atob(reply.document), (byte) => byte.codePointAt(0) ?? 0);
    downloadFile({ name: reply.fileName, type: 'application/pdf', content });
    setIsDone(true);
  };
  const change = (part: Partial<Applicant>) => {
    forgetFailure();
    setApplicant({ ...applicant, ...part });
  };
  return { applicant, change, save, busy, failure, isDone, unreadable: failure?.fields ?? [] };
}

function answersToSend(input: CheckInput) {
  const wrong = errorsOf(input);
  return {
    household: wrong.household ? '' : input.household.trim(),
    income: wrong.income ? '' : input.income,
    every: input.every,
    assets: wrong.assets ? '' : input.assets,
    programmes: [...input.programmes],
    ...(input.isInsured === 'yes' || input.isInsured === 'no' ? { insured: input.isInsured } : {}),
  };
}
