import { Trans, useLingui } from '@lingui/react/macro';
import { FileDown } from 'lucide-react';
import { CallErrorNotice } from '../frame/call-error-notice.tsx';
import { BirthDateField } from '../ui/birth-date-field.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Status } from '../ui/status.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { CheckInput } from './check-input.ts';
import { BIRTH_DATE, useApplication } from './use-application.ts';

/** The application, filled in with what was answered. Every field may stay blank: it is a line on the paper then. */
export function ApplicationCard({ input }: { input: CheckInput }) {
  const { t } = useLingui();
  const { applicant, change, save, busy, failure, isDone, unreadable, wrongDate } = useApplication(input);
  const wrong = (field: string) =>
    unreadable.includes(field) ? t`We cannot print a letter in this. Leave it blank and write it by hand.` : undefined;
  return (
    <Card title={<Trans>Apply for help</Trans>}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p>
          <Trans>
            Get the form as a PDF, with your answers in it. Print it, sign it, and send it to us. What you leave blank
            is a line to write on.
          </Trans>
        </p>
        <TextField
          id="applicant-name"
          label={<Trans>Your name</Trans>}
          error={wrong('name')}
          autoComplete="name"
          maxLength={200}
          value={applicant.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <BirthDateField
          id={BIRTH_DATE}
          label={<Trans>Your date of birth</Trans>}
          error={wrongDate}
          value={applicant.birthDate}
          onChange={(birthDate) => change({ birthDate })}
        />
        <TextField
          id="applicant-address"
          label={<Trans>Your address</Trans>}
          error={wrong('address')}
          autoComplete="street-address"
          maxLength={300}
          value={applicant.address}
          onChange={({ target }) => change({ address: target.value })}
        />
        <div className="assistance-question">
          <TextField
            id="applicant-phone"
            label={<Trans>Your phone</Trans>}
            error={wrong('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            value={applicant.phone}
            onChange={({ target }) => change({ phone: target.value })}
          />
        </div>
        {failure && unreadable.length === 0 && <CallErrorNotice failure={failure} onRetry={() => void save()} />}
        <div>
          <Button type="submit" variant="secondary" icon={FileDown} busy={busy}>
            <Trans>Get the form</Trans>
          </Button>
        </div>
        {isDone && (
          <Status>
            <Trans>The form is with your downloads.</Trans>
          </Status>
        )}
        <p className="secondary">
          <Trans>For the form, your answers go to our server once. It keeps nothing of them.</Trans>
        </p>
      </form>
    </Card>
  );
}
