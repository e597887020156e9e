import { Trans } from '@lingui/react/macro';
import { goodFaithForm } from '@portico/rules';
import type { SubmitEvent } from 'react';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { StateLink } from '../router/state-link.tsx';
import { BirthDateField } from '../ui/birth-date-field.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useGoodFaithPaper } from './use-good-faith-paper.ts';

/** What the paper has to say of the patient, and the button that makes it. */
export function GoodFaithForm({ estimateId }: { estimateId: string }) {
  const { input, change, errors, busy, failure, made, save } = useGoodFaithPaper(estimateId);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy === null) void save('paper');
  };
  return (
    <form className="stack form-width" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      {failure && <EstimateErrorNotice failure={failure} onRetry={() => void save()} />}
      <p className="secondary">
        <Trans>The paper names the patient. We do not store what you enter here.</Trans>
      </p>
      <TextField
        id="patientName"
        label={<Trans>Patient’s name</Trans>}
        hint={<Trans>As it is written, in any letters</Trans>}
        error={errors.of('patientName')}
        autoComplete="name"
        maxLength={goodFaithForm.patientName.longest}
        value={input.patientName}
        onChange={(event) => change({ patientName: event.target.value })}
      />
      <BirthDateField
        id="birthDate"
        label={<Trans>Patient’s date of birth</Trans>}
        error={errors.of('birthDate')}
        value={input.birthDate}
        onChange={(birthDate) => change({ birthDate })}
      />
      <TextField
        id="dayOfCare"
        label={<Trans>Day of the care (optional)</Trans>}
        hint={<Trans>If you have an appointment: month/day/year, such as 12/8/2026</Trans>}
        error={errors.of('dayOfCare')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={goodFaithForm.dayOfCare.longest}
        value={input.dayOfCare}
        onChange={(event) => change({ dayOfCare: event.target.value })}
      />
      <TextField
        id="diagnosisCodes"
        label={<Trans>Diagnosis codes (optional)</Trans>}
        hint={<Trans>From your doctor’s order, such as M25.561</Trans>}
        error={errors.of('diagnosisCodes')}
        autoComplete="off"
        spellCheck={false}
        maxLength={goodFaithForm.diagnosisCodes.longest}
        value={input.diagnosisCodes}
        onChange={(event) => change({ diagnosisCodes: event.target.value })}
      />
      <output>
        {made === 'paper' && (
          <Notice kind="leaf" title={<Trans>Your good-faith estimate is in your downloads.</Trans>}>
            <p>
              <Trans>Keep it: you need it if the bill is higher.</Trans>{' '}
              <StateLink to="estimates-bill">
                <Trans>Compare a bill with the estimate</Trans>
              </StateLink>
            </p>
          </Notice>
        )}
        {made === 'packet' && (
          <Notice kind="leaf" title={<Trans>The file for another app is in your downloads.</Trans>}>
            <p>
              <Trans>Health apps and other hospitals can read it. For yourself, get the PDF.</Trans>
            </p>
          </Notice>
        )}
      </output>
      <div className="row">
        <Button type="submit" busy={busy === 'paper'}>
          {busy === 'paper' ? <Trans>One moment</Trans> : <Trans>Download the PDF</Trans>}
        </Button>
        <Button
          variant="secondary"
          busy={busy === 'packet'}
          aria-describedby="packet-hint"
          onClick={() => void save('packet')}
        >
          {busy === 'packet' ? <Trans>One moment</Trans> : <Trans>Download for another app</Trans>}
        </Button>
      </div>
      <p className="secondary" id="packet-hint">
        <Trans>
          The file for another app says the same in a form that health apps and other hospitals can read (FHIR).
        </Trans>
      </p>
    </form>
  );
}
