import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { useSay } from '../frame/live-announcements.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { EmailForm } from './email-form.tsx';
import { useSendSummary } from './use-send-summary.ts';
import './email-dialog.css';

export interface EmailDialogProps {
  open: boolean;
  onClose: () => void;
  estimateId: string;
}

/**
 * Asks for an address and sends the summary there (spec §2). The input stays when sending fails. Whoever closes the dialog
 * meanwhile is told by the page how it ended.
 */
export function EmailDialog({ open, onClose, estimateId }: EmailDialogProps) {
  const { t } = useLingui();
  const [input, setInput] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sending = useSendSummary(estimateId, (address) => {
    setSentTo(address);
    setInput('');
  });
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setSentTo(null);
    sending.forgetFailure();
  }
  useSay(!open && sentTo !== null ? t`We are sending the summary to ${sentTo}.` : '');
  const { address } = sending;
  return (
    <>
      {!open && sending.failure && (
        <div className="stack email-failed">
          <p>
            <Trans>
              We could not finish sending the summary to <strong className="email-address">{address}</strong>.
            </Trans>
          </p>
          <EstimateErrorNotice failure={sending.failure} onRetry={() => void sending.start(address)} />
        </div>
      )}
      <Dialog title={<Trans>Email this estimate</Trans>} open={open} onClose={onClose}>
        <output className="email-sent">
          {sentTo !== null && (
            <Notice kind="leaf" title={<Trans>On its way</Trans>}>
              <p>
                <Trans>
                  We are sending the summary to <strong className="email-address">{sentTo}</strong>. It should be there
                  in a few minutes.
                </Trans>
              </p>
            </Notice>
          )}
        </output>
        {sentTo === null ? (
          <EmailForm input={input} onChange={setInput} sending={sending} />
        ) : (
          <div className="email-actions">
            <Button ref={(button) => button?.focus()} onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
}
