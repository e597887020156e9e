import { useLocation } from 'react-router';
import { readTokenNote, tokenNote } from '../../router/token-note.ts';
import { useGo } from '../../router/use-go.ts';
import { useLinkToken } from '../../router/use-link-token.ts';
import { FreezeForm } from './freeze-form.tsx';
import { Frozen } from './frozen.tsx';

const FROZEN = 'frozen';

/** "This was not me" (issue 12, point 6): what will happen, and one button. It needs the code of a notice and nothing else. */
export function Page() {
  const { state } = useLocation();
  const opened = useLinkToken('not-me', tokenNote);
  const go = useGo();
  if (state === FROZEN) return <Frozen />;
  const linked = opened ?? readTokenNote(state) ?? '';
  // The code is done with, and a reload shows what comes next.
  const onFrozen = () => go('not-me', undefined, { replace: true, note: FROZEN });
  return <FreezeForm key={linked} linked={linked} onFrozen={onFrozen} />;
}
