import { useLingui } from '@lingui/react/macro';
import type { StaffRole } from '@portico/staff-contract';

/** What the roles are called. */
export function useRoleNames(): Readonly<Record<StaffRole, string>> {
  const { t } = useLingui();
  return {
    helpDesk: t`Help desk`,
    records: t`Health records`,
    prices: t`Prices`,
    operations: t`Operations`,
    audit: t`Compliance`,
  };
}
