import { Trans } from '@lingui/react/macro';
import { useFlowNote } from '../flow/flow-note.ts';
import { usePartner } from '../router/use-partner.ts';
import { Notice } from '../ui/notice.tsx';
import './words.ts';

/** For visitors whom the partner has just confirmed. */
export function ConfirmedNotice() {
  const partner = usePartner();
  const note = useFlowNote();
  if (partner === null || note !== 'confirmed') return null;
  const company = partner.fullName;
  return (
    <Notice kind="leaf" title={<Trans>Thank you. We have confirmed that you work for {company}.</Trans>}>
      <p>
        <Trans>Now choose how you begin.</Trans>
      </p>
    </Notice>
  );
}
