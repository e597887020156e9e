import { Trans, useLingui } from '@lingui/react/macro';
import type { AssistancePolicy } from '@portico/contract';
import { SelectField } from '../ui/select-field.tsx';
import type { CheckInput } from './check-input.ts';
import { YesNoField } from './yes-no-field.tsx';

export interface ResidenceQuestionProps {
  /** The policy's area; '' for none. */
  area: string;
  states: AssistancePolicy['states'];
  input: CheckInput;
  onChange: (changed: Partial<CheckInput>) => void;
}

/** Where one lives: the state decides the poverty guideline, the area where the policy has one. */
export function ResidenceQuestion({ area, states, input, onChange }: ResidenceQuestionProps) {
  const { t } = useLingui();
  return (
    <>
      <div className="assistance-question">
        <SelectField
          id="state"
          label={<Trans>Which state do you live in?</Trans>}
          placeholder={t`I would rather not say`}
          options={states}
          autoComplete="off"
          value={input.state}
          onChange={({ target }) => onChange({ state: target.value })}
        />
      </div>
      {area !== '' && (
        <YesNoField
          id="area"
          label={<Trans>Do you live in this area?</Trans>}
          hint={area}
          value={input.livesInArea}
          onChange={(livesInArea) => onChange({ livesInArea })}
        />
      )}
    </>
  );
}
