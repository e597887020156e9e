import { Trans } from '@lingui/react/macro';
import { BirthDateField } from '../../ui/birth-date-field.tsx';
import { ListedField } from './listed-field.tsx';
import { PartOfForm } from './part.tsx';
import type { PartProps } from './part-props.ts';

/** Date of birth by its lists (spec §5), and legal sex. */
export function BirthPart(part: PartProps) {
  const { typed: input, choices, change, errors } = part;
  return (
    <PartOfForm title={<Trans>Birth date and legal sex</Trans>}>
      <BirthDateField
        id="dateOfBirth"
        label={<Trans>Date of birth</Trans>}
        error={errors.of('dateOfBirth')}
        value={input.dateOfBirth}
        onChange={(dateOfBirth) => change({ dateOfBirth })}
      />
      <div className="demographics-short">
        <ListedField
          within={part}
          name="gender"
          label={<Trans>Legal sex</Trans>}
          hint={<Trans>As it is on your ID or insurance card</Trans>}
          options={choices.legalSexChoices}
        />
      </div>
    </PartOfForm>
  );
}
