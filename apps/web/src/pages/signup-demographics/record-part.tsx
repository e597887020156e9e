import { Trans, useLingui } from '@lingui/react/macro';
import { demographicsForm } from '@portico/rules';
import { Disclosure } from '../../ui/disclosure.tsx';
import { MaskedField } from '../../ui/masked-field.tsx';
import { PartOfForm } from './part.tsx';
import type { PartProps } from './part-props.ts';
import { TypedField } from './typed-field.tsx';

export interface RecordPartProps extends PartProps {
  /** Only patients have a number. */
  isPatient: boolean;
  nationalId: string;
  onNationalId: (nationalId: string) => void;
  /** The form was sent before: what it held of the national id does not come back. */
  wasGiven: boolean;
}

/** What finds a record for certain: the medical record number, and the national id where the health system asks for it. */
export function RecordPart({ isPatient, nationalId, onNationalId, wasGiven, ...part }: RecordPartProps) {
  const { t } = useLingui();
  return (
    <PartOfForm
      title={isPatient ? <Trans>To find your record</Trans> : <Trans>To confirm who you are</Trans>}
      note={
        isPatient ? (
          <Trans>Optional. This helps us to be certain that it is yours.</Trans>
        ) : (
          <Trans>Optional. This helps us to be certain that it is you.</Trans>
        )
      }
    >
      {isPatient && (
        <div className="stack stack-tight">
          <TypedField
            within={part}
            name="medicalRecordNumber"
            label={<Trans>Medical record number (optional)</Trans>}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
          />
          <Disclosure summary={<Trans>Where do I find it?</Trans>}>
            <p className="secondary">
              <Trans>
                Beside “MRN” on your visit summary, at the top of a letter from us, or on the wristband of a hospital
                stay. Spaces and hyphens do not matter.
              </Trans>
            </p>
          </Disclosure>
        </div>
      )}
      {part.choices.nationalIdShown && (
        <div className="demographics-half">
          <MaskedField
            id="nationalId"
            label={<Trans>Social security number (optional)</Trans>}
            hint={
              wasGiven ? (
                <Trans>We never show it again: if you gave it before, enter it once more</Trans>
              ) : (
                <Trans>Nine digits. We never show it again.</Trans>
              )
            }
            error={part.errors.of('nationalId')}
            showLabel={t`Show the number`}
            hideLabel={t`Hide the number`}
            inputMode="numeric"
            maxLength={demographicsForm.nationalId.longest}
            value={nationalId}
            onChange={(event) => onNationalId(event.target.value)}
          />
        </div>
      )}
    </PartOfForm>
  );
}
