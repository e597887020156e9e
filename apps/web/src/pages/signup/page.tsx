import { Trans } from '@lingui/react/macro';
import type { SignUpStatus } from '@portico/contract';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { useFlowNote } from '../../flow/flow-note.ts';
import { FlowPage } from '../../flow/flow-page.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { usePartner } from '../../router/use-partner.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { Notice } from '../../ui/notice.tsx';
import { BeginForm } from './begin-form.tsx';
import { BegunNotice } from './begun-notice.tsx';
import { FiveSteps } from './five-steps.tsx';
import './signup.css';

/** The first of the five steps: whether the visitor has been a patient, and what follows (spec §2). */
export function Page() {
  const company = usePartner()?.fullName;
  const { name } = usePortal().settings;
  return (
    <FlowPage
      flow={signUp}
      state="signup"
      isFirst
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
      {(status) => (
        <div className="signup">
          <div className="stack stack-loose">
            <Over />
            {hasBegun(status) && <BegunNotice status={status} />}
            {canBegin(status) && <BeginForm key={status.step} status={status} />}
            <FlowHelp />
          </div>
          <FiveSteps />
        </div>
      )}
    </FlowPage>
  );
}

/** A sign-up that is done does not count: another person may begin theirs. */
function hasBegun({ step }: SignUpStatus): boolean {
  return step !== 'start' && step !== 'done';
}

/** Until a method is chosen the answer can be corrected (decision 37). */
function canBegin(status: SignUpStatus): boolean {
  return !hasBegun(status) || status.step === 'demographics' || status.step === 'method';
}

/** Shown when the sign-up was cancelled in another tab, or has lasted too long. */
function Over() {
  if (useFlowNote() !== 'over') return null;
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
