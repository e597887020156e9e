import { describe, expect, it } from 'vitest';
import { keptOffline } from '../../apps/server/src/app/install/kept-offline.ts';
import { lifetimeMinutes } from '../../apps/web/src/portal/lifetimes.ts';
import { codeIn, readDocument, readRows } from './read-document.ts';
import { filesThatStore, storageFiles, storedNames, type Store } from './stored-names.ts';

const decision = readDocument('docs/decisions/0025-what-a-browser-keeps.md');
const rows = readRows(decision, 'name');
const files = readRows(decision, 'file');
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

  it('the one cache and the one service worker, and every file of the cache', () => {
    expect(files.filter((row) => row.get('where') === 'service worker').flatMap(fileOf)).toEqual(
      foundIn('service worker'),
    );
    const [cache, ...others] = foundIn('cache');
    expect(others).toEqual([]);
    const listed = files.filter((row) => row.get('where') === `cache \`${cache}\``).flatMap(fileOf);
    expect(listed).toEqual([keptOffline.page, ...keptOffline.files]);
    expect(files).toHaveLength(1 + listed.length);
  });

  it('says of each what it holds, how long it stays and why', () => {
    for (const row of [...rows, ...files])
      for (const [header, cell] of row) expect(cell, `${[...row.values()][0]}: ${header}`).not.toBe('');
  });

  it('says how long the page remembers it, or how long what is in memory alone', () => {
    const inMemory = decision.split('\n\n').find((paragraph) => paragraph.startsWith('**In memory**'));
    for (const [remembered, minutes] of Object.entries(lifetimeMinutes)) {
      const row = rows.find((each) => each.get('name') === storedName(remembered));
      expect(row?.get('how long') ?? inMemory, `how long: ${remembered}`).toContain(inWords(minutes));
    }
  });

  it('says a time of the page of nothing else in session storage', () => {
    const timed = rows.filter(
      (row) => row.get('where') === 'session storage' && /minutes|an hour/.test(row.get('how long') ?? ''),
    );
    const remembered = Object.keys(lifetimeMinutes).map(storedName);
    expect(timed.map((row) => row.get('name')).filter((name) => !remembered.includes(name ?? ''))).toEqual([]);
  });

  it('leaves nothing out: no other file uses what a browser stores with', () => {
    expect(filesThatStore()).toEqual(storageFiles.toSorted());
  });
});

const fileOf = (row: ReadonlyMap<string, string>): string[] => codeIn(row.get('file') ?? '');

/** The name under which it is stored, if it is, as the decision writes it: `signUp` is `portico-sign-up`. */
function storedName(remembered: string): string {
  return `\`portico-${remembered.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}\``;
}

function inWords(minutes: number): string {
  return minutes === 60 ? 'an hour' : `${minutes} minutes`;
}
