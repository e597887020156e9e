import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { smsActivation } from '../../activation/sms-activation-flow.ts';
import { keepLink, recallLink } from '../../activation/sms-link.ts';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowSteps } from '../../flow/flow-steps.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { useGo } from '../../router/use-go.ts';
import { useLinkToken } from '../../router/use-link-token.ts';
import { SmsLookupForm } from './sms-lookup-form.tsx';

/** The page that the link of a text message opens (spec §2). */
export function Page() {
  const token = useSmsLink();
  if (token === null) return null;
  return (
    <FramePage
      state="sms-activation"
      width="form"
      above={<FlowSteps flow={smsActivation} page="sms-activation" />}
      lead={<Trans>Show us that it is you. Then you choose how you sign in.</Trans>}
    >
      <SmsLookupForm key={token} token={token} />
      <FlowHelp />
    </FramePage>
  );
}

/** The token of the link, which is stored in this tab. null if there is none: then the page that says so opens. */
function useSmsLink(): string | null {
  const go = useGo();
  const [kept] = useState(() => recallLink(Date.now()) ?? null);
  const linked = useLinkToken('sms-activation', (opened) => keepLink(opened, Date.now()));
  const token = linked ?? kept;
  const isMissing = token === null;
  useEffect(() => {
    if (isMissing) go('sms-activation-invalid', undefined, { replace: true });
    // Runs once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing]);
  return token;
}
