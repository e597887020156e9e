import { chooseRecord } from '@portico/matching';
import type { StoredRecord } from '../stored-record.ts';
import { matchedRecord } from './matched-record.ts';

/** Whether two records look like those of one person: `joined`, `apart`, or neither for sure (decision 170). */
export const verdictOfRecords = (one: StoredRecord, other: StoredRecord) =>
  chooseRecord(matchedRecord(one), [matchedRecord(other)]).verdict;
