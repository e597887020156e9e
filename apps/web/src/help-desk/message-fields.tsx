import { Trans, useLingui } from '@lingui/react/macro';
import type { HelpDeskTopic } from '@portico/contract';
import { contactWays, helpDeskForm, platformTypes } from '@portico/rules';
import type { ReactNode } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import type { PartOfFormProps } from './writer-fields.tsx';

export interface MessageFieldsProps extends PartOfFormProps {
  topic: HelpDeskTopic;
  /** Who is signed in reads the answer in the app. */
  isSignedIn: boolean;
}

/** The message, and how the help desk is to answer it. */
export function MessageFields({ topic, isSignedIn, input, onChange, errors }: MessageFieldsProps) {
  const { t } = useLingui();
  const contacts: Readonly<Record<(typeof contactWays)[number], { label: ReactNode; hint: ReactNode }>> = {
    Email: {
      label: <Trans>By email</Trans>,
      hint: isSignedIn ? (
        <Trans>You read our answer here. We email you when it has come.</Trans>
      ) : (
        <Trans>To the address above</Trans>
      ),
    },
    Phone: { label: <Trans>By phone</Trans>, hint: <Trans>We call the number above</Trans> },
  };
  const platforms: Readonly<Record<(typeof platformTypes)[number], string>> = {
    Computer: t`Computer`,
    iOS: t`iPhone or iPad`,
    Android: t`Android phone or tablet`,
    Other: t`Something else`,
  };
  return (
    <>
      <RadioGroup
        id="patientContactVia"
        label={<Trans>How should we answer you?</Trans>}
        error={errors.of('patientContactVia')}
        options={contactWays.map((value) => ({ value, ...contacts[value] }))}
        value={contactWays.find((way) => way === input.patientContactVia)}
        onChange={(patientContactVia) => onChange({ patientContactVia })}
      />
      <div className="help-desk-short">
        <SelectField
          id="platformType"
          label={<Trans>What do you use this site on?</Trans>}
          error={errors.of('platformType')}
          placeholder={t`Choose from the list`}
          options={platformTypes.map((value) => ({ value, text: platforms[value] }))}
          value={input.platformType}
          onChange={(event) => onChange({ platformType: event.target.value })}
        />
      </div>
      <TextAreaField
        id="patientComments"
        label={topic === 'feedback' ? <Trans>Your comments</Trans> : <Trans>How can we help?</Trans>}
        hint={
          <Trans>
            Do not write a password or a card number. Files cannot be attached: we could not check them for what harms
            our computers. If we need one, we tell you how to bring it to us.
          </Trans>
        }
        error={errors.of('patientComments')}
        maxLength={helpDeskForm.patientComments.longest}
        value={input.patientComments}
        onChange={(event) => onChange({ patientComments: event.target.value })}
      />
      <Checkbox
        id="sendReceipt"
        label={<Trans>Email me a receipt with the reference number</Trans>}
        hint={<Trans>It does not repeat what you write.</Trans>}
        checked={input.sendReceipt}
        onChange={(event) => onChange({ sendReceipt: event.target.checked })}
      />
    </>
  );
}
