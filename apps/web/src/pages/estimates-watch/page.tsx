import { useState } from 'react';
import { useLocation } from 'react-router';
import { readTokenNote, tokenNote } from '../../router/token-note.ts';
import { useLinkToken } from '../../router/use-link-token.ts';
import { LinkOver } from './link-over.tsx';
import { WatchEnded } from './watch-ended.tsx';
import { WatchForm } from './watch-form.tsx';

/**
 * Where the mails about a price lead (issue 14, point 5): what is so, and one button that changes it, so that a program that opens
 * the links of mails changes nothing.
 */
export function Page() {
  const { state } = useLocation();
  const linked = useLinkToken('estimates-watch', tokenNote);
  const token = readTokenNote(state) ?? linked ?? '';
  // Of the link that was open then: another one can be opened in the same tab.
  const [settled, setSettled] = useState<{ readonly token: string; readonly is: 'ended' | 'over' } | null>(null);
  const outcome = settled?.token === token ? settled.is : null;
  if (outcome === 'ended') return <WatchEnded />;
  if (token === '' || outcome === 'over') return <LinkOver />;
  return (
    <WatchForm
      key={token}
      token={token}
      onEnded={() => setSettled({ token, is: 'ended' })}
      onOver={() => setSettled({ token, is: 'over' })}
    />
  );
}
