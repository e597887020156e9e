import { listPayerNames, type PayerName, type PayorDecision } from '../prices/queries/payor-names.ts';
import { normalizePayorName } from '../prices/payors/normalize-payor-name.ts';
import type { HealthSystem } from '../platform/settings/health-system.ts';
import { decideNames } from '../staff/payors/decide-names.ts';
import { decisionText, payerNameText } from '../staff/payors/payer-name-text.ts';
import { NONE } from '../staff/payors/payor-table.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { knownLocation } from './known-location.ts';
import { asStaff } from './staff.ts';

const OPEN = 'open';

/** `portico payors map`: decides which payor a name in a price file stands for. */
export const payorsMap: Command = {
  name: 'payors map',
  usage: 'LOCATION PAYER PLAN PAYOR-ID|none|open [--plan NAME]',
  summary: 'Say which payor of the portal a payer and plan of a price file stand for.',
  details:
    'PAYER and PLAN are as "payors list" and "payors unmapped" show them. With --plan the rates are those of the plan that\n' +
    'the insurer gives that name in its answers; without it, of every plan that has none of its own. It shows at once, and\n' +
    'a later decision takes its place. With "none" the name stands for no payor, and is not listed as unmapped any more; with\n' +
    '"open" what was decided is taken back.',
  options: { plan: { type: 'string' } },
  records: ['payorNamesDecided'],
  positionals: ['LOCATION', 'PAYER', 'PLAN', 'PAYOR-ID'],
  async run({ terminal, ...context }, { positionals, options }) {
    const [location, payerName = '', planName = '', payor = ''] = positionals;
    const { plan } = options;
    const told = await asStaff(context, async (staff) => {
      const { healthSystem } = staff.settings;
      const { id, name: locationName } = knownLocation(healthSystem, location, 'LOCATION');
      if (plan !== undefined && (payor === NONE || payor === OPEN)) {
        throw new UsageError(`"${payor}" has no plan: leave out --plan, or name a payor. Nothing was changed.`);
      }
      const decision = payor === OPEN ? null : decisionOf(healthSystem, payor, plan);
      const names = await listPayerNames(staff.database.db, id);
      const name = nameMeant(names, { payerName, planName }, locationName);
      await decideNames(staff, 'payors map', { locationId: id, names: [{ ...name, decision }] });
      const stands = decision === null ? 'waits for a decision' : `stands for ${decisionText(decision, healthSystem)}`;
      return `${payerNameText(name)} at ${locationName} ${stands}.\n`;
    });
    terminal.out(told);
    return 0;
  },
};

function decisionOf(system: HealthSystem, payor: string, plan: string | boolean | undefined): PayorDecision {
  if (payor === NONE) return { payorId: null, portalPlan: null };
  const portalPlan = typeof plan === 'string' && plan.trim() !== '' ? plan.trim() : null;
  return { payorId: knownPayor(system, payor), portalPlan };
}

/** The name as the file spells it, which may differ in case and punctuation from the input. */
function nameMeant(listed: readonly PayerName[], input: PayerName, locationName: string): PayerName {
  const isExact = (name: PayerName): boolean => keyOf(name, String) === keyOf(input, String);
  const alike = listed.filter((name) => keyOf(name, normalizePayorName) === keyOf(input, normalizePayorName));
  const found = alike.find(isExact) ?? (alike.length === 1 ? alike[0] : undefined);
  if (found !== undefined) return { payerName: found.payerName, planName: found.planName };
  const error = alike.length > 1 ? 'has several names like' : 'has no';
  throw new CommandError(
    `The price file of ${locationName} ${error} ${payerNameText(input)}. Nothing was changed. "payors list" shows the names.`,
  );
}

function keyOf({ payerName, planName }: PayerName, fold: (name: string) => string): string {
  return JSON.stringify([fold(payerName), fold(planName)]);
}

/** @throws UsageError with a list of all, for an unknown payor. */
function knownPayor({ payors }: HealthSystem, given: string): string {
  if (payors.some(({ id }) => id === given)) return given;
  const known = [
    ...payors.map(({ id, name }) => `  ${id}  ${name}`),
    `  ${NONE}  of them`,
    `  ${OPEN}  takes back what was decided`,
  ].join('\n');
  throw new UsageError(`There is no payor "${given}". The payors are:\n${known}`);
}
