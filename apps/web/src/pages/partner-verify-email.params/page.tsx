import { Trans } from '@lingui/react/macro';
import { verifyPartnerEmail } from '@portico/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { PartnerHelp } from '../../partners/partner-help.tsx';
import { recallPartnerToken, rememberPartnerToken } from '../../partners/partner-session.ts';
import { usePartnerStep } from '../../partners/use-partner-step.ts';
import { useAction } from '../../portal/use-action.ts';
import { useSend } from '../../portal/use-send.ts';
import { usePartner } from '../../router/use-partner.ts';
import { readTokenNote, tokenNote } from '../../router/token-note.ts';
import { useLinkToken } from '../../router/use-link-token.ts';
import { Button } from '../../ui/button.tsx';

/**
 * Sends the token of a mailed link by one button, and goes on; the token leaves the address and the history. It works once: the
 * scanners of company mail open links and run the scripts of their pages, but press nothing (as where an address is confirmed, decision 100).
 */
export function Page() {
  const partner = usePartner();
  const linked = useLinkToken('partner-verify-email.params', tokenNote);
  const token = linked ?? readTokenNote(useLocation().state) ?? '';
  const take = usePartnerStep('verifyEmail');
  const send = useSend();
  const { busy, failure, run } = useAction(({ error }) => {
    if (error !== 'partnerUnverified' && error !== 'unknownPartner' && error !== 'malformedRequest') return false;
    leave();
    return true;
  });
  const goOn = () => take({ type: 'linkAccepted' }, { replace: true, note: 'confirmed' });
  /** A link that this tab has opened before is used up, but the token that it earned is still stored. */
  const leave = () => {
    if (partner !== null && recallPartnerToken(partner.name) !== undefined) goOn();
    else take({ type: 'linkRefused' }, { replace: true });
  };
  const verify = async () => {
    if (partner === null) return;
    const verified = await run(() => send(verifyPartnerEmail, { partner: partner.name, token }));
    if (verified === undefined) return;
    // Before the page can be reloaded: the link earns a token only once.
    rememberPartnerToken(partner.name, verified.token);
    goOn();
  };
  const hasToken = token !== '';
  useEffect(() => {
    if (!hasToken) leave();
    // Runs once, when the page opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  if (!hasToken) return null;
  return (
    <FramePage
      state="partner-verify-email.params"
      width="form"
      lead={<Trans>You opened the link that we sent to your work email. One press, and it is confirmed.</Trans>}
    >
      {failure && <CallErrorNotice failure={failure} onRetry={() => void verify()} />}
      <div className="row">
        <Button busy={busy} onClick={() => void verify()}>
          {busy ? <Trans>One moment</Trans> : <Trans>Confirm my work email</Trans>}
        </Button>
      </div>
      <PartnerHelp />
    </FramePage>
  );
}
