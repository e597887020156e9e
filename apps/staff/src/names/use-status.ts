import { useLingui } from '@lingui/react/macro';
import type { AccountViewModel } from '@portico/staff-contract';
import type { BadgeLook } from '../ui/badge.tsx';

type Status = AccountViewModel['status'];

/** What an account is now, in a word and a colour. */
export function useStatus(): (status: Status) => { text: string; look: BadgeLook } {
  const { t } = useLingui();
  const statuses: Readonly<Record<Status, { text: string; look: BadgeLook }>> = {
    active: { text: t`Active`, look: 'good' },
    mustReset: { text: t`Suspended until reset`, look: 'hint' },
    suspended: { text: t`Suspended`, look: 'bad' },
    closed: { text: t`Closed`, look: 'plain' },
  };
  return (status) => statuses[status];
}
