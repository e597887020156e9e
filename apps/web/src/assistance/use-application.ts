import { printAssistanceApplication } from '@portico/contract';
import { readDateOfBirth } from '@portico/rules';
import { useState } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { dateInput } from '../forms/date-input.ts';
import { today } from '../forms/today.ts';
import { useBirthDateMessage } from '../forms/use-birth-date-message.ts';
import { useOwnPerson } from '../forms/use-own-person.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { downloadFile } from '../native/download-file.ts';
import type { DateParts } from '../ui/read-whole-date.ts';
import { type CheckInput, errorsOf } from './check-input.ts';

/** Who applies, as it is to stand on paper. Kept by the page alone, as the answers are. */
interface Applicant {
  readonly name: string;
  readonly birthDate: DateParts;
  readonly address: string;
  readonly phone: string;
}

/** The application as a PDF: what was answered and can be read is filled in, the rest are blank lines. */
export function useApplication(input: CheckInput) {
  const { busy, failure, submit, forgetFailure } = useSubmit(printAssistanceApplication);
  const person = useOwnPerson();
  const sayBirthDate = useBirthDateMessage();
  const [typed, setTyped] = useState<Partial<Applicant>>({});
  const [isTried, setIsTried] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const applicant: Applicant = { ...person, address: '', phone: '', ...typed };
  const { birthDate, ...others } = applicant;
  const wrongDate = isBlank(birthDate) ? undefined : sayWrong(birthDate, sayBirthDate);
  const save = async () => {
    setIsDone(false);
    setIsTried(true);
    if (wrongDate !== undefined) {
      document.getElementById(BIRTH_DATE)?.focus();
      return;
    }
    const sentDate = isBlank(birthDate) ? '' : dateInput(birthDate);
    const reply = await submit({ ...others, birthDate: sentDate, ...answersToSend(input) });
    if (reply === null || reply instanceof CallFailure) return;
    const content = Uint8Array.from(atob(reply.document), (byte) => byte.codePointAt(0) ?? 0);
    downloadFile({ name: reply.fileName, type: 'application/pdf', content });
    setIsDone(true);
  };
  const change = (part: Partial<Applicant>) => {
    forgetFailure();
    setTyped({ ...typed, ...part });
  };
  const unreadable = failure?.fields ?? [];
  return { applicant, change, save, busy, failure, isDone, unreadable, wrongDate: isTried ? wrongDate : undefined };
}

/** The field of the date of birth. */
export const BIRTH_DATE = 'applicant-birth-date';

function isBlank(date: DateParts): boolean {
  return Object.values(date).every((part: string) => part.trim() === '');
}

function sayWrong(date: DateParts, say: ReturnType<typeof useBirthDateMessage>): string | undefined {
  const read = readDateOfBirth(dateInput(date), today());
  return 'error' in read ? say(read.error, date, today()) : undefined;
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
