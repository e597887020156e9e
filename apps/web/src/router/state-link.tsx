import type { PathParams, StateName } from '@portico/contract';
import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePortal } from '../portal/portal.tsx';
import { SignedInEntry } from './signed-in-entry.ts';
import { partUnseen, type UnseenParams } from './unseen-params.ts';
import { usePartner } from './use-partner.ts';
import { whereIs } from './where.ts';

export interface StateLinkProps<Name extends StateName> extends Omit<ComponentProps<'a'>, 'href'> {
  to: Name;
  params?: PathParams<Name>;
  /** The link leaves the partner's context. */
  leavesPartner?: boolean;
}

/**
 * A link to a state by its name: the only way in which pages link to each other. Visitors of a partner stay with the
 * partner.
 */
export function StateLink<Name extends StateName>({
  to,
  params,
  leavesPartner = false,
  children,
  ...rest
}: StateLinkProps<Name>) {
  const { settings } = usePortal();
  const isSignedInEntry = useContext(SignedInEntry);
  const partner = usePartner();
  const { seen, unseen } = partUnseen(params);
  const { inside, href } = whereIs(to, seen, settings.signedInRoot, leavesPartner ? null : partner);
  if (inside === isSignedInEntry) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <LinkInside href={href} unseen={unseen} {...rest}>
      {children}
    </LinkInside>
  );
}

interface LinkInsideProps extends ComponentProps<'a'> {
  href: string;
  unseen: UnseenParams | undefined;
}

/**
 * A link that opens another page within the app, unless the visitor wants a new tab or window. The router's own Link
 * would add its loaders and prefetching to the first page.
 */
function LinkInside({ href, unseen, onClick, children, ...rest }: LinkInsideProps) {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlainClick = event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
    if (event.defaultPrevented || !isPlainClick) return;
    event.preventDefault();
    // A link to the current page adds no second entry to the history, as in the browser itself.
    void navigate(href, { replace: href === pathname + hash, state: unseen });
  };
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
