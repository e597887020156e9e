import type { StateName } from '@portico/contract';
import { usePortal } from '../portal/portal.tsx';
import { usePartner } from '../router/use-partner.ts';
import type { FlowPages, FlowStatus } from './flow.ts';
import { pathOfStatus } from './flow-path.ts';

export function usePathOf<Status extends FlowStatus>(flow: FlowPages<Status, StateName>): (status: Status) => string {
  const { settings } = usePortal();
  const partner = usePartner();
  return (status) => pathOfStatus(flow, status, { ...settings, partner });
}
