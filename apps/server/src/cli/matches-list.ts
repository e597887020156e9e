import { countOf } from '../prices/figures.ts';
import { listMatchesForStaff } from '../staff/matches/list-matches.ts';
import type { Command } from './command.ts';
import { matchText } from './match-text.ts';
import { asStaff } from './staff.ts';

/** `portico matches list`: the accounts of which nobody but staff can tell whose record is theirs. */
export const matchesList: Command = {
  name: 'matches list',
  usage: '',
  summary: 'List the accounts whose record is not certain, for staff to decide.',
  details:
    'Of each the account, since when it waits, and the records that may be its own: their number, the points, and what agrees and\n' +
    'what does not. Nothing else of anybody is shown: look the record up in the records system by its number, and the person in\n' +
    '"accounts show". Then "matches decide".',
  options: {},
  records: ['matchesListed'],
  positionals: [],
  async run({ terminal, ...context }) {
    const cases = await asStaff(context, listMatchesForStaff);
    const lines = cases.flatMap(({ accountId, openedAt, matches }) => [
      `  ${accountId}  since ${openedAt.toISOString().slice(0, 10)}\n`,
      ...matches.map((match) => `    ${matchText(match)}\n`),
    ]);
    terminal.out(`${countOf(cases.length, 'account')} to decide\n${lines.join('')}`);
    return 0;
  },
};
