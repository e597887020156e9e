import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RadioGroup } from '../ui/radio-group.tsx';
import { FindPayor } from './find-payor.tsx';
import { ANOTHER_PAYOR, UNLISTED_PAYOR, type Payors } from './insurance-input.ts';
import './payor-choice.css';

export const PAYOR = 'insurance-payor';

export interface PayorChoiceProps {
  payors: Payors;
  /** As in `InsuranceInput`. */
  payorId: string;
  error: string | undefined;
  /** What to correct in the list of the others. */
  findError: string | undefined;
  onChange: (payorId: string) => void;
}

/** Which insurance it is: the common ones to pick, the rest to be found by name, and the one that is not listed. */
export function PayorChoice({ payors, payorId, error, findError, onChange }: PayorChoiceProps) {
  const unlisted = payors.OtherPayors.find(({ ID }) => ID === UNLISTED_PAYOR);
  const others = payors.OtherPayors.filter((payor) => payor !== unlisted);
  const isOther = payorId === ANOTHER_PAYOR || others.some(({ ID }) => ID === payorId);
  const options = [
    ...payors.CommonPayors.map(({ ID, Name }) => ({ value: ID, label: Name as ReactNode })),
    ...(others.length === 0
      ? []
      : [
          {
            value: ANOTHER_PAYOR,
            label: <Trans>Another insurance</Trans>,
            more: <FindPayor payors={others} chosen={payorId} error={findError} onChange={onChange} />,
          },
        ]),
    ...(unlisted ? [{ value: UNLISTED_PAYOR, label: unlisted.Name }] : []),
  ];
  return (
    <div className="payor-choice">
      <RadioGroup
        id={PAYOR}
        label={<Trans>Which insurance do you have?</Trans>}
        hint={<Trans>The name is on the front of your card, often at the top.</Trans>}
        error={error}
        options={options}
        value={isOther ? ANOTHER_PAYOR : payorId === '' ? undefined : payorId}
        onChange={onChange}
      />
    </div>
  );
}
