import type { StateName, StateParams } from '@portico/contract';
import { createContext, useContext, type ComponentProps } from 'react';
import { Link } from 'react-router';
import { usePortal } from '../portal/portal.tsx';
import { whereIs } from './where.ts';

/** True in the signed-in entry: the pages that links lead to belong to the other entry, and are opened from the server. */
export const LinksLeaveEntry = createContext(false);

export interface StateLinkProps<Name extends StateName> extends Omit<ComponentProps<'a'>, 'href'> {
  to: Name;
  params?: StateParams<Name>;
}

/** A link to a state by its name; the only way in which pages link to each other. */
export function StateLink<Name extends StateName>({ to, params, children, ...rest }: StateLinkProps<Name>) {
  const { settings } = usePortal();
  const leaves = useContext(LinksLeaveEntry);
  const { inside, href } = whereIs(to, params, settings.signedInRoot);
  if (!inside || leaves) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
