import { type SecurityPoint, securityPoints } from '@portico/staff-contract';
import { EDIT_ESTIMATES } from '../accounts/security-points.ts';
import { permitAccount, restrictAccount } from '../staff/accounts/change-security-point.ts';
import { type Command, type CommandArguments, UsageError } from './command.ts';
import { reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

/** What each security point permits. */
const permits: Readonly<Record<SecurityPoint, string>> = {
  [EDIT_ESTIMATES]: 'save and delete estimates',
};

const usage = 'ACCOUNT POINT [--reason TEXT]';
const details = `It counts from the next click on. The points are:\n${securityPoints
  .map((point) => `  ${point}  ${permits[point]}`)
  .join('\n')}\n--reason goes into the audit trail, which is never erased: name nobody in it.`;
const rest = { usage, details, options: reasonOption, positionals: ['ACCOUNT', 'POINT'] } as const;

/** `portico accounts restrict`: takes a security point from an account (spec §6). */
export const accountsRestrict: Command = {
  ...rest,
  name: 'accounts restrict',
  summary: 'Take a security point from an account, so that it may look but not change.',
  records: ['accountRestricted'],
  async run({ terminal, ...context }, given) {
    const change = changeOf(given);
    await asStaff(context, (staff) => restrictAccount(staff, change));
    terminal.out(`${change.username} may no longer ${permits[change.point]}.\n`);
    return 0;
  },
};

/** `portico accounts permit`: gives a security point to an account (spec §6). */
export const accountsPermit: Command = {
  ...rest,
  name: 'accounts permit',
  summary: 'Give a security point to an account.',
  records: ['accountPermitted'],
  async run({ terminal, ...context }, given) {
    const change = changeOf(given);
    await asStaff(context, (staff) => permitAccount(staff, change));
    terminal.out(`${change.username} may ${permits[change.point]}.\n`);
    return 0;
  },
};

/** @throws UsageError with a list of all, for an unknown point, and for a reason that cannot be recorded. */
function changeOf({ positionals, options }: CommandArguments) {
  const [username = '', given] = positionals;
  const point = securityPoints.find((each) => each === given);
  if (point === undefined) {
    throw new UsageError(`There is no security point "${given}". The points are: ${securityPoints.join(', ')}.`);
  }
  return { username, point, reason: options['reason'] === undefined ? null : reasonOf({ options }) };
}
