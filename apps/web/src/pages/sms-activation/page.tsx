import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { smsActivation } from '../../activation/sms-activation-flow.ts';
import { keepLink, recallLink } from '../../activation/sms-link.ts';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowSteps } from '../../flow/flow-steps.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { useGo } from '../../router/use-go.ts';
import { useStateParams } from '../../router/use-state-params.ts';
import { SmsLookupForm } from './sms-lookup-form.tsx';

/** The page that the link of a text message opens (spec §2). */
export function Page() {
  const token = useLinkToken();
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

/**
 * The token of the link. It is removed from the address at once and stored in this tab. null if there is none: then the
 * page that says so opens.
 */
function useLinkToken(): string | null {
  const go = useGo();
  const inAddress = useStateParams('sms-activation')?.token;
  const [kept] = useState(() => recallLink(Date.now()) ?? null);
  const [linked, setLinked] = useState(inAddress);
  if (inAddress !== undefined && inAddress !== linked) setLinked(inAddress);
  const token = linked ?? kept;
  useEffect(() => {
    if (inAddress !== undefined) {
      keepLink(inAddress, Date.now());
      go('sms-activation', undefined, { replace: true });
    } else if (token === null) go('sms-activation-invalid', undefined, { replace: true });
    // Runs once for each token.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [inAddress, token]);
  return token;
}
