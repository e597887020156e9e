import { describe, expect, it } from 'vitest';
import { tablesOfAccounts } from '../../apps/server/src/lifecycle/tables-of-accounts.ts';
import { limits } from '../../apps/server/src/platform/limits/limits.ts';
import { codeIn, readDocument, readRows } from './read-document.ts';

const path = 'docs/retention.md';
const rows = readRows(readDocument(path), 'table').map((row) => ({
  table: (row.get('table') ?? '').replaceAll('`', ''),
  isErased: row.get('with its account'),
  until: row.get('otherwise until') ?? '',
}));

describe('docs/retention.md (issue 12, point 6)', () => {
  it('has a row for every table of the database, and for no other', () => {
    expect(rows.map(({ table }) => table).toSorted()).toEqual(Object.keys(tablesOfAccounts).toSorted());
  });

  it('says of each whether it goes with its account, as the erasure does', () => {
    const erased = Object.entries(tablesOfAccounts).map(([table, belonging]) => [
      table,
      'stays' in belonging ? 'no' : 'yes',
    ]);
    expect(Object.fromEntries(rows.map(({ table, isErased }) => [table, isErased]))).toEqual(
      Object.fromEntries(erased),
    );
  });

  it('says of each until when, by limits that there are', () => {
    expect(rows.filter(({ until }) => until === '')).toEqual([]);
    const named = rows.flatMap(({ until }) => codeIn(until));
    expect(named).toContain('signUp');
    expect(named.filter((name) => !(name in limits))).toEqual([]);
  });
});
