import { useLingui } from '@lingui/react/macro';
import type { KeptBy, keepEstimateForm } from '@portico/rules';
import { useState } from 'react';
import { dateInput } from '../forms/date-input.ts';
import type { FormMessages } from '../forms/form-messages.ts';
import { today } from '../forms/today.ts';
import { useBirthDateMessage } from '../forms/use-birth-date-message.ts';
import type { DateParts } from '../ui/read-whole-date.ts';
import './words.ts';

export interface SecondFactInput {
  readonly by: KeptBy;
  readonly birthDate: DateParts;
  readonly zip: string;
}

const nothing: SecondFactInput = { by: 'birthDate', birthDate: { month: '', day: '', year: '' }, zip: '' };

/** Ids of its controls, by the names of the calls. */
export const secondFactIds = { birthDate: 'kept-birth-date', zip: 'kept-zip' } as const;

/** What opens an estimate besides its number: a date of birth or a ZIP code. It is kept in no draft. */
export function useSecondFact() {
  const { t } = useLingui();
  const birthDateMessage = useBirthDateMessage();
  const [input, setInput] = useState(nothing);
  const messages: FormMessages<typeof keepEstimateForm> = {
    birthDate: (reason) => birthDateMessage(reason, input.birthDate, today()),
    zip: t`Enter a ZIP code of five digits, such as 94305`,
  };
  return {
    input,
    change: (part: Partial<SecondFactInput>) => setInput({ ...input, ...part }),
    /** As the call takes it. */
    sent: { by: input.by, birthDate: dateInput(input.birthDate), zip: input.zip },
    messages,
  };
}
