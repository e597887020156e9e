import { describe, expect, it } from 'vitest';
import { codeIn, readDocument, readRows } from './read-document.ts';
import { filesThatStore, storageFiles, storedNames, type Store } from './stored-names.ts';

const rows = readRows(readDocument('docs/decisions/0025-what-a-browser-keeps.md'), 'name');
const found = storedNames();

const unique = (names: readonly string[]): string[] => [...new Set(names)].toSorted();
const foundIn = (store: Store): string[] =>
  unique(found.filter((each) => each.store === store).map(({ name }) => name));
const listedIn = (store: Store): string[] =>
  rows.filter((row) => row.get('where') === store).flatMap((row) => codeIn(row.get('name') ?? ''));

describe('decision 25 lists what the portal stores in a browser', () => {
  it.each(['cookie', 'local storage', 'session storage'] as const)('every %s of the sources, and no other', (store) => {
    const listed = listedIn(store);
    expect(listed.toSorted()).toEqual(foundIn(store));
  });

  it('says of each what it holds, how long it stays and why', () => {
    for (const row of rows)
      for (const [header, cell] of row) expect(cell, `${row.get('name')}: ${header}`).not.toBe('');
  });

  it('leaves nothing out: no other file uses what a browser stores with', () => {
    expect(filesThatStore()).toEqual(storageFiles.toSorted());
  });
});
