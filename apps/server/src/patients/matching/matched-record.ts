import type { MatchedPerson } from '@portico/matching';
import type { StoredRecord } from '../stored-record.ts';

/** A patient's record, as it is compared with what a person says. */
export function matchedRecord(
  record: Pick<StoredRecord, 'name' | 'otherNames' | 'birthDate' | 'sex' | 'addresses' | 'phones' | 'emails'>,
): MatchedPerson {
  const { name, otherNames, birthDate, sex, addresses, phones, emails } = record;
  return {
    names: [name, ...otherNames],
    birthDate,
    sex: sex === 'female' || sex === 'male' ? sex : null,
    zips: addresses.map(({ zip }) => zip).filter((zip) => zip !== ''),
    streets: addresses.flatMap(({ lines }) => lines.slice(0, 1)),
    // A switchboard is shared by all who work there.
    phones: phones.filter(({ use }) => use !== 'work').map(({ number }) => number),
    emails,
  };
}
