import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { usePartner } from '../router/use-partner.ts';
import { Notice } from '../ui/notice.tsx';
import { isConfirmedNote } from './confirmed-note.ts';
import './words.ts';

/** For those who come from having shown that they work for the partner. */
export function ConfirmedNotice() {
  const partner = usePartner();
  const { state } = useLocation();
  if (partner === null || !isConfirmedNote(state)) return null;
  const company = partner.fullName;
  return (
    <Notice kind="leaf" title={<Trans>Thank you. We have confirmed that you work for {company}.</Trans>}>
      <p>
        <Trans>Now choose how you begin.</Trans>
      </p>
    </Notice>
  );
}
