import { readLink } from '@portico/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { recallKeptKey } from '../../kept-estimates/kept-key.ts';
import { readTokenNote, tokenNote } from '../../router/token-note.ts';
import { useGo } from '../../router/use-go.ts';
import { useLinkToken } from '../../router/use-link-token.ts';
import { KeptView } from './kept-view.tsx';
import { OpenForm } from './open-form.tsx';

const OPENED = 'opened';
const DELETED = 'deleted';
const OVER = 'over';

/**
 * An estimate that one keeps (issue 14, point 5): the form that asks for its number, and the estimate once it is open. A link brings
 * the number behind the `#`, from where it goes into the form; the link opens nothing by itself.
 */
export function Page() {
  const location = useLocation();
  const { state } = location;
  const go = useGo();
  const linked = useLinkToken('estimates-kept', tokenNote);
  // Of the link that is open: one can go back from it to an estimate that was open before.
  const { token: inAddress } = readLink('estimates-kept', location);
  const number = inAddress ?? readTokenNote(state) ?? (state === OVER ? linked : undefined) ?? '';
  const [key, setKey] = useState(() => (number === '' ? recallKeptKey(Date.now()) : undefined));
  const close = (note: string) => {
    setKey(undefined);
    go('estimates-kept', undefined, { replace: true, note });
  };
  // Where another link is opened in the tab that shows an estimate, the page stays mounted.
  if (key !== undefined && number === '') {
    return <KeptView openKey={key} onDeleted={() => close(DELETED)} onOver={() => close(OVER)} />;
  }
  const onOpened = (opened: string) => {
    setKey(opened);
    go('estimates-kept', undefined, { replace: true, note: OPENED });
  };
  return (
    <OpenForm key={number} number={number} wasDeleted={state === DELETED} isOver={state === OVER} onOpened={onOpened} />
  );
}
