import { useLingui } from '@lingui/react/macro';
import type { AdmittedTo } from '@portico/staff-contract';

export function useAdmittedTo(): Readonly<Record<AdmittedTo, string>> {
  const { t } = useLingui();
  return { emergencyRoom: t`Emergency room`, inpatient: t`Inpatient care` };
}
