import { Trans } from '@lingui/react/macro';
import { PartOfForm } from './part.tsx';
import type { PartProps } from './part-props.ts';
import { TypedField } from './typed-field.tsx';

/** First, middle and last name. */
export function NamePart(part: PartProps) {
  return (
    <PartOfForm title={<Trans>Your name</Trans>} note={<Trans>As it is on your ID or insurance card</Trans>}>
      <div className="demographics-two">
        <TypedField within={part} name="firstName" label={<Trans>First name</Trans>} autoComplete="given-name" />
        <TypedField
          within={part}
          name="middleName"
          label={<Trans>Middle name (optional)</Trans>}
          autoComplete="additional-name"
        />
      </div>
      <TypedField within={part} name="lastName" label={<Trans>Last name</Trans>} autoComplete="family-name" />
    </PartOfForm>
  );
}
