import { Trans } from '@lingui/react/macro';
import type { AssistanceRules } from '@portico/contract';
import { Checkbox } from '../ui/checkbox.tsx';
import { Fieldset } from '../ui/fieldset.tsx';
import type { CheckInput } from './check-input.ts';
import { YesNoField } from './yes-no-field.tsx';

export interface CoverageQuestionProps {
  programmes: AssistanceRules['programmes'];
  input: CheckInput;
  onChange: (changed: Partial<CheckInput>) => void;
}

/** Public programmes whose people are presumed to qualify, and insurance. */
export function CoverageQuestion({ programmes, input, onChange }: CoverageQuestionProps) {
  const toggle = (id: string, isIn: boolean) =>
    onChange({ programmes: isIn ? [...input.programmes, id] : input.programmes.filter((each) => each !== id) });
  return (
    <>
      {programmes.length > 0 && (
        <Fieldset
          id="programmes"
          label={<Trans>Does one of these fit you?</Trans>}
          hint={<Trans>Check each one that does. None is fine too.</Trans>}
        >
          <div className="assistance-programmes">
            {programmes.map(({ id, name }) => (
              <Checkbox
                key={id}
                id={`programme-${id}`}
                label={name}
                autoComplete="off"
                checked={input.programmes.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
            ))}
          </div>
        </Fieldset>
      )}
      <YesNoField
        id="insured"
        label={<Trans>Does an insurance pay a part of this bill?</Trans>}
        value={input.isInsured}
        onChange={(isInsured) => onChange({ isInsured })}
      />
    </>
  );
}
