import { matchPath, type PortalSettings } from '@portico/contract';
import { useLocation } from 'react-router';
import { usePortal } from '../portal/portal.tsx';

export type Partner = PortalSettings['partners'][number];

/**
 * The corporate partner of the open state, read from the address after every navigation; null outside a partner's
 * context.
 */
export function usePartner(): Partner | null {
  const { pathname } = useLocation();
  const { settings } = usePortal();
  const match = matchPath(pathname);
  if (!match?.state.inPartner) return null;
  return settings.partners.find(({ name }) => name === match.params?.['partner']) ?? null;
}
