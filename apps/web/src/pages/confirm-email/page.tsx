import { useLocation } from 'react-router';
import { readTokenNote, tokenNote } from '../../router/token-note.ts';
import { useGo } from '../../router/use-go.ts';
import { useLinkToken } from '../../router/use-link-token.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { Confirmed } from './confirmed.tsx';

const CONFIRMED = 'confirmed';

/**
 * Where the mail that confirms an account's address leads (issue 12, point 5): one button, so that a program that opens the links
 * of mails confirms nothing.
 */
export function Page() {
  const { state } = useLocation();
  const opened = useLinkToken('confirm-email', tokenNote);
  const go = useGo();
  if (state === CONFIRMED) return <Confirmed />;
  const token = opened ?? readTokenNote(state) ?? '';
  const onConfirmed = () => go('confirm-email', undefined, { replace: true, note: CONFIRMED });
  return <ConfirmForm key={token} token={token} onConfirmed={onConfirmed} />;
}
