import { Trans, useLingui } from '@lingui/react/macro';
import type { AssistancePolicy } from '@portico/contract';
import type { ShownErrors } from '../forms/use-field-errors.ts';
import { Fieldset } from '../ui/fieldset.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { CheckInput } from './check-input.ts';
import { YesNoField } from './yes-no-field.tsx';

export interface ResidenceQuestionProps {
  /** The policy's area; '' for none. */
  area: string;
  states: AssistancePolicy['states'];
  /** Without the state no guideline is known. */
  isStateNeeded: boolean;
  input: CheckInput;
  onChange: (changed: Partial<CheckInput>) => void;
  errors: ShownErrors;
}

/** Where one lives: the state decides the poverty guideline, the area where the policy has one. */
export function ResidenceQuestion(props: ResidenceQuestionProps) {
  const { area, states, isStateNeeded, input, onChange, errors } = props;
  const { t } = useLingui();
  return (
    <Fieldset id="residence" label={<Trans>Where do you live?</Trans>}>
      <div className="assistance-question">
        <SelectField
          id="state"
          label={<Trans>State</Trans>}
          placeholder={isStateNeeded ? t`Choose a state` : t`I would rather not say`}
          error={errors.of('state')}
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
    </Fieldset>
  );
}
