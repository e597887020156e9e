import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PartOfForm } from './part.tsx';
import type { PartProps } from './part-props.ts';
import { TypedField } from './typed-field.tsx';

/** How somebody can be reached. None of it is required. */
export function ContactPart(part: PartProps) {
  return (
    <PartOfForm
      title={<Trans>How to reach you</Trans>}
      note={
        <Trans>
          Give what you have. We write or call about your account and your care only. A number from another country
          begins with +.
        </Trans>
      }
    >
      <div className="demographics-two">
        <PhoneField within={part} name="mobilePhone" label={<Trans>Mobile phone (optional)</Trans>} kind="mobile" />
        <PhoneField within={part} name="homePhone" label={<Trans>Home phone (optional)</Trans>} kind="home" />
      </div>
      <div className="demographics-two">
        <PhoneField within={part} name="workPhone" label={<Trans>Work phone (optional)</Trans>} kind="work" />
      </div>
      <TypedField
        within={part}
        name="email"
        label={<Trans>Email (optional)</Trans>}
        hint={<Trans>To get back in if you ever forget your password</Trans>}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </PartOfForm>
  );
}

interface PhoneFieldProps {
  within: PartProps;
  name: 'mobilePhone' | 'homePhone' | 'workPhone';
  label: ReactNode;
  /** As browsers know a person's phones. */
  kind: 'mobile' | 'home' | 'work';
}

function PhoneField({ kind, ...field }: PhoneFieldProps) {
  return <TypedField {...field} type="tel" autoComplete={`${kind} tel`} />;
}
