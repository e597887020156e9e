import { staffCalls } from '@portico/staff-contract';
import { describe, expect, it } from 'vitest';
import { commands } from '../../apps/server/src/cli/commands.ts';
import { codeIn, readDocument, readRows } from './read-document.ts';

// Issue 16, point 1: "Everything that the command line does, by the same calls."

const rows = readRows(readDocument('docs/commands-and-screens.md'), 'command').map((row) => ({
  command: codeIn(row.get('command') ?? '').join(),
  screen: row.get('screen') ?? '',
  calls: codeIn(row.get('calls') ?? ''),
  reason: row.get('why none') ?? '',
}));

/** Calls that no command has a need of: a screen's own, or of a page that no command shows. */
const ofScreensAlone = ['signOut', 'countOpenings', 'findAskedReplay', 'listOpenings', 'declineOpening', 'readHealth'];

describe('docs/commands-and-screens.md', () => {
  it('has every command once, in the order of the help', () => {
    expect(rows.map(({ command }) => command)).toEqual(Object.keys(commands));
  });

  it.each(rows)('$command has a screen with calls that are there, or a reason why not', ({ screen, calls, reason }) => {
    expect(calls.filter((name) => !Object.hasOwn(staffCalls, name))).toEqual([]);
    const hasScreen = screen !== '–';
    expect({ calls: calls.length > 0, reason: reason.length > 1 }).toEqual({ calls: hasScreen, reason: !hasScreen });
  });

  it('has every call of staff', () => {
    const named = new Set([...rows.flatMap(({ calls }) => calls), ...ofScreensAlone]);
    expect([...named].toSorted()).toEqual(Object.keys(staffCalls).toSorted());
  });
});
