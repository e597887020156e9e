import { EDIT_ESTIMATES } from '../accounts/security-points.ts';
import { holdSecurityPoints, setSecurityPoints } from '../accounts/queries/accounts.ts';
import { type Command, UsageError } from './command.ts';
import { asStaff, onAccount } from './staff.ts';

/** The security points of an account, and what each permits. */
const points: Readonly<Record<string, string>> = {
  [EDIT_ESTIMATES]: 'save and delete estimates',
};

const usage = 'ACCOUNT POINT';
const details = `It counts from the next click on. The points are:\n${Object.entries(points)
  .map(([point, does]) => `  ${point}  ${does}`)
  .join('\n')}`;
const rest = { usage, details, options: {}, positionals: ['ACCOUNT', 'POINT'] } as const;

/** `portico accounts restrict`: takes a security point from an account (spec §6). */
export const accountsRestrict: Command = {
  ...rest,
  name: 'accounts restrict',
  summary: 'Take a security point from an account, so that it may look but not change.',
  records: ['accountRestricted'],
  async run({ terminal, ...context }, { positionals }) {
    const [username = '', given] = positionals;
    const point = knownPoint(given);
    const told = await asStaff(context, (staff) =>
      onAccount(staff, { command: 'accounts restrict', username }, async (trx, { account_id: id }) => {
        const held = (await holdSecurityPoints(trx, id)) ?? [];
        await setSecurityPoints(
          trx,
          id,
          held.filter((each) => each !== point),
        );
        return {
          event: 'accountRestricted',
          details: { point },
          message: `${username} may no longer ${points[point]}.\n`,
        };
      }),
    );
    terminal.out(told);
    return 0;
  },
};

/** `portico accounts permit`: gives a security point to an account (spec §6). */
export const accountsPermit: Command = {
  ...rest,
  name: 'accounts permit',
  summary: 'Give a security point to an account.',
  records: ['accountPermitted'],
  async run({ terminal, ...context }, { positionals }) {
    const [username = '', given] = positionals;
    const point = knownPoint(given);
    const told = await asStaff(context, (staff) =>
      onAccount(staff, { command: 'accounts permit', username }, async (trx, { account_id: id }) => {
        const held = (await holdSecurityPoints(trx, id)) ?? [];
        await setSecurityPoints(trx, id, [...new Set([...held, point])]);
        return { event: 'accountPermitted', details: { point }, message: `${username} may ${points[point]}.\n` };
      }),
    );
    terminal.out(told);
    return 0;
  },
};

/** @throws UsageError with a list of all, for an unknown point. */
function knownPoint(given: string | undefined): string {
  if (given !== undefined && Object.hasOwn(points, given)) return given;
  throw new UsageError(`There is no security point "${given}". The points are: ${Object.keys(points).join(', ')}.`);
}
