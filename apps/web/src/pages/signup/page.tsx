import { Trans } from '@lingui/react/macro';
import type { SignUpStanding } from '@portico/contract';
import { useLocation } from 'react-router';
import { usePortal } from '../../portal/portal.tsx';
import { usePartner } from '../../router/use-partner.ts';
import { SignUpHelp } from '../../sign-up/sign-up-help.tsx';
import { readEnding } from '../../sign-up/sign-up-notes.ts';
import { SignUpPage } from '../../sign-up/sign-up-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BeginForm } from './begin-form.tsx';
import { BegunNotice } from './begun-notice.tsx';
import { FiveSteps } from './five-steps.tsx';
import './signup.css';

/** The first of the five steps: whether one has been a patient, and what comes (spec §2). */
export function Page() {
  const company = usePartner()?.fullName;
  const { name } = usePortal().settings;
  return (
    <SignUpPage
      state="signup"
      also="everywhere"
      width="wide"
      lead={
        company === undefined ? (
          <Trans>One account for {name}, in about five minutes.</Trans>
        ) : (
          <Trans>
            For employees of {company}: one account for {name}, in about five minutes.
          </Trans>
        )
      }
    >
      {(standing) => (
        <div className="signup">
          <div className="stack stack-loose">
            <Over />
            {hasBegun(standing) && <BegunNotice standing={standing} />}
            {canBegin(standing) && <BeginForm key={standing.step} standing={standing} />}
            <SignUpHelp />
          </div>
          <FiveSteps />
        </div>
      )}
    </SignUpPage>
  );
}

/** One that is done is no more to go on with: another person may begin theirs. */
function hasBegun({ step }: SignUpStanding): boolean {
  return step !== 'start' && step !== 'done';
}

/** Until a method is chosen the answer can be corrected (decision 37). */
function canBegin(standing: SignUpStanding): boolean {
  return !hasBegun(standing) || standing.step === 'demographics' || standing.step === 'method';
}

/** For those whose sign-up was given up in another tab, or has lasted too long. */
function Over() {
  const { state } = useLocation();
  if (readEnding(state) !== 'over') return null;
  return (
    <Notice kind="sun" title={<Trans>Please begin again here.</Trans>}>
      <p>
        <Trans>
          Your sign-up was stopped in another tab, or stood still for too long. What you had entered is deleted.
        </Trans>
      </p>
    </Notice>
  );
}
