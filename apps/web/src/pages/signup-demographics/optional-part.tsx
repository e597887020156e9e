import { Trans } from '@lingui/react/macro';
import { ListedField } from './listed-field.tsx';
import { PartOfForm } from './part.tsx';
import type { PartProps } from './part-props.ts';

/** Race and language, for those who want to say. */
export function OptionalPart(part: PartProps) {
  const { choices } = part;
  return (
    <PartOfForm
      title={<Trans>If you want to tell us</Trans>}
      note={
        <Trans>This helps us to see that everybody is cared for equally well. Leaving it empty changes nothing.</Trans>
      }
    >
      <div className="demographics-two">
        <ListedField within={part} name="race" label={<Trans>Race (optional)</Trans>} options={choices.raceChoices} />
        <ListedField
          within={part}
          name="language"
          label={<Trans>Language you prefer (optional)</Trans>}
          options={choices.languageChoices}
        />
      </div>
    </PartOfForm>
  );
}
