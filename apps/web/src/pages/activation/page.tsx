import { Trans } from '@lingui/react/macro';
import { ACTIVATION_MINUTES } from '@portico/contract';
import { activation } from '../../activation/activation-flow.ts';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { useFlowNote } from '../../flow/flow-note.ts';
import { FlowPage } from '../../flow/flow-page.tsx';
import { useLinkToken } from '../../router/use-link-token.ts';
import { usePartner } from '../../router/use-partner.ts';
import { Notice } from '../../ui/notice.tsx';
import { IdentityMethods } from '../../verification/identity-methods.tsx';
import { BegunNotice } from './begun-notice.tsx';
import { LookupForm } from './lookup-form.tsx';
import { WhereToFind } from './where-to-find.tsx';
import './activation.css';

/** The first step of an activation: the access code (spec §2). The QR code of a letter brings it in its link. */
export function Page() {
  const company = usePartner()?.fullName;
  const linked = useLinkToken('activation');
  return (
    <FlowPage
      flow={activation}
      state="activation"
      isFirst
      width="wide"
      stepsWidth="wide"
      lead={
        company === undefined ? (
          <Trans>With the access code from your letter or visit summary. It takes about three minutes.</Trans>
        ) : (
          <Trans>For employees of {company}: with the access code from your letter, in about three minutes.</Trans>
        )
      }
    >
      {(status) => (
        <div className="activation">
          <div className="stack stack-loose">
            <EndingNotice />
            <BegunNotice status={status} />
            <LookupForm key={linked} linked={linked} />
            {company === undefined && <IdentityMethods purpose="activation" />}
            <FlowHelp />
          </div>
          <WhereToFind />
        </div>
      )}
    </FlowPage>
  );
}

/** Says why the visitor was sent back to the first step. */
function EndingNotice() {
  const note = useFlowNote();
  if (note !== 'over' && note !== 'cancelled') return null;
  return note === 'over' ? (
    <Notice kind="sun" title={<Trans>Please begin again.</Trans>}>
      <p>
        <Trans>
          To keep your information safe, each activation stays open for {ACTIVATION_MINUTES} minutes. Your access code
          is still good.
        </Trans>
      </p>
    </Notice>
  ) : (
    <Notice kind="leaf" title={<Trans>You have stopped activating your account.</Trans>}>
      <p>
        <Trans>What you entered is deleted. Your access code is still good.</Trans>
      </p>
    </Notice>
  );
}
