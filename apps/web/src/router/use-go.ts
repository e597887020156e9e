import type { StateName, StateParams } from '@portico/contract';
import { useNavigate } from 'react-router';
import { usePortal } from '../portal/portal.tsx';
import { whereIs } from './where.ts';

export interface GoOptions {
  /** Takes the place of the open state in the history, so that going back does not return to it. */
  replace?: boolean;
  /** For the page that opens, such as where to try again. */
  note?: unknown;
}

/** Goes to a state by its name. */
export function useGo(): <Name extends StateName>(name: Name, params?: StateParams<Name>, options?: GoOptions) => void {
  const navigate = useNavigate();
  const { settings } = usePortal();
  return (name, params, { replace = false, note } = {}) => {
    const { inside, href } = whereIs(name, params, settings.signedInRoot);
    if (inside) void navigate(href, { replace, state: note });
    else window.location.assign(href);
  };
}
