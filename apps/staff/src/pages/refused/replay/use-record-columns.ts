import { useLingui } from '@lingui/react/macro';
import type { RecordModel, ReplayPlanModel } from '@portico/staff-contract';

/** A record, and what would become of it. */
export interface RecordColumn {
  readonly id: string;
  readonly name: string;
  readonly record: RecordModel;
}

/** The records of a message side by side: those that go out of use, and that of the patient now and afterwards. */
export function useRecordColumns({ merged, before, after, isUnchanged }: ReplayPlanModel): readonly RecordColumn[] {
  const { t } = useLingui();
  const { medicalRecordNumber: number } = after;
  return [
    ...merged.map((record) => {
      const { medicalRecordNumber: old } = record;
      return { id: old, name: t`${old}, goes out of use`, record };
    }),
    ...(before === null || isUnchanged ? [] : [{ id: 'before', name: t`${number} now`, record: before }]),
    { id: 'after', name: isUnchanged ? t`${number}, stays` : t`${number} afterwards`, record: after },
  ];
}
