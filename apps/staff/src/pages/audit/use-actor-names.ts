import { useLingui } from '@lingui/react/macro';
import type { AuditActor } from '@portico/staff-contract';

/** Who did what an entry says. */
export function useActorNames(): Readonly<Record<AuditActor, string>> {
  const { t } = useLingui();
  return {
    visitor: t`Somebody not signed in`,
    account: t`The account’s owner`,
    staff: t`Staff`,
    system: t`The portal itself`,
  };
}
