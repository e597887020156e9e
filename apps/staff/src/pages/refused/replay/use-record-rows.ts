import { useLingui } from '@lingui/react/macro';
import type { RecordModel } from '@portico/staff-contract';
import { useTimes } from '../../../formats/use-times.ts';

/** One thing on record, of each of several records. */
export interface RecordRow {
  readonly id: string;
  readonly name: string;
  /** Of each record, in their order: as many as it has. */
  readonly values: ReadonlyArray<readonly string[]>;
  readonly isDifferent: boolean;
}

/** What two people are told apart by; what none of the records has is left out. */
export function useRecordRows(records: readonly RecordModel[]): readonly RecordRow[] {
  const { t } = useLingui();
  const { date } = useTimes();
  const sexes: Readonly<Record<RecordModel['sex'], string>> = {
    female: t`Female`,
    male: t`Male`,
    other: t`Other`,
    unknown: t`Not known`,
  };
  const standings: Readonly<Record<RecordModel['standing'], string>> = {
    active: t`In use`,
    inactive: t`Out of use`,
    deceased: t`Deceased`,
  };
  const facts: ReadonlyArray<readonly [id: string, name: string, of: (record: RecordModel) => readonly string[]]> = [
    ['names', t`Name`, ({ names }) => names],
    ['birthDate', t`Born`, ({ birthDate }) => [date(birthDate)]],
    ['sex', t`Sex`, ({ sex }) => [sexes[sex]]],
    ['addresses', t`Address`, ({ addresses }) => addresses],
    ['phones', t`Phones`, ({ phones }) => phones],
    ['emails', t`Email`, ({ emails }) => emails],
    ['standing', t`Record`, ({ standing }) => [standings[standing]]],
  ];
  return facts.flatMap(([id, name, of]) => {
    const values = records.map(of);
    if (values.every((each) => each.length === 0)) return [];
    const isDifferent = new Set(values.map((each) => JSON.stringify(each))).size > 1;
    return [{ id, name, values, isDifferent }];
  });
}
