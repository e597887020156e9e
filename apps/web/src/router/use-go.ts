import type { PathParams, StateName } from '@portico/contract';
import { useContext } from 'react';
import { useNavigate } from 'react-router';
import { usePortal } from '../portal/portal.tsx';
import { SignedInEntry } from './signed-in-entry.ts';
import { partUnseen } from './unseen-params.ts';
import { usePartner } from './use-partner.ts';
import { whereIs } from './where.ts';

export interface GoOptions {
  /** Replaces the current state in the history, so that going back does not return to it. */
  replace?: boolean;
  /** A note for the page that opens, such as where to try again. */
  note?: unknown;
  /** Loads the document anew, also for the state that is open: nothing of the present page is used again. */
  reload?: boolean;
}

/** Opens a state by its name. Visitors of a partner stay with the partner, as with `StateLink`. */
export function useGo(): <Name extends StateName>(name: Name, params?: PathParams<Name>, options?: GoOptions) => void {
  const navigate = useNavigate();
  const { settings } = usePortal();
  const isSignedInEntry = useContext(SignedInEntry);
  const partner = usePartner();
  return (name, params, { replace = false, note, reload = false } = {}) => {
    const { seen, unseen } = partUnseen(params);
    const { inside, href } = whereIs(name, seen, settings.signedInRoot, partner);
    if (reload) loadAnew(href);
    else if (inside !== isSignedInEntry) void navigate(href, { replace, state: unseen ?? note });
    else if (replace) window.location.replace(href);
    else window.location.assign(href);
  };
}

/** An address that differs in its hash alone loads no document. */
function loadAnew(href: string): void {
  const { pathname, search, hash } = new URL(href, window.location.href);
  if (pathname !== window.location.pathname || search !== window.location.search) {
    window.location.assign(href);
    return;
  }
  window.history.replaceState(null, '', pathname + search + hash);
  window.location.reload();
}
