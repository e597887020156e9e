import { countOf } from '../prices/figures.ts';
import type { HealthSystemLocation } from '../platform/settings/health-system.ts';
import { decideNames } from '../staff/payors/decide-names.ts';
import { type NameToDecide, namesToDecide, touchMostFirst } from '../staff/payors/names-to-decide.ts';
import { decisionText, payerNameText } from '../staff/payors/payer-name-text.ts';
import { ratesText } from '../staff/payors/rates-text.ts';
import type { Command, Terminal } from './command.ts';
import { askedLocations } from './known-location.ts';
import { asStaff, type Staff } from './staff.ts';

/** `portico payors unmapped`: lists names without a payor, each with a suggestion. */
export const payorsUnmapped: Command = {
  name: 'payors unmapped',
  usage: '[LOCATION] [--confirm]',
  summary: 'List the payers of the price files that staff have not decided on, each with a suggestion.',
  details:
    'Those that can touch most patients come first: patients with an estimate at the location and an insurance of the payor that\n' +
    'is suggested, whatever their plan. Many names are decided on faster in a table: "payors export" and "payors import".\n' +
    'Nothing is mapped by itself. With --confirm the suggestions are taken that the command shows; a wrong one is corrected\n' +
    'with "payors map". Names without a suggestion are left to "payors map". Without LOCATION all locations are looked at.',
  options: { confirm: { type: 'boolean' } },
  records: ['payorNamesDecided'],
  positionals: [],
  optionalPositionals: ['LOCATION'],
  async run({ terminal, ...context }, { positionals, options }) {
    await asStaff(context, async (staff) => {
      for (const location of askedLocations(staff.settings.healthSystem, positionals[0])) {
        await treat(staff, terminal, location, options['confirm'] === true);
      }
    });
    return 0;
  },
};

async function treat(
  staff: Staff,
  terminal: Terminal,
  { id, name }: HealthSystemLocation,
  confirm: boolean,
): Promise<void> {
  const { healthSystem } = staff.settings;
  const undecided = (await namesToDecide(staff.database.db, id, healthSystem))
    .filter(({ decision }) => decision === null)
    .toSorted(touchMostFirst);
  terminal.out(`${id}  ${name}: ${countOf(undecided.length, 'name')} to decide on\n`);
  for (const each of undecided) {
    const suggested = each.suggestion === null ? 'no suggestion' : decisionText(each.suggestion, healthSystem);
    terminal.out(`  ${payerNameText(each)}, ${ratesText(each)}${touched(each)}: ${suggested}\n`);
  }
  const names = undecided.flatMap(({ payerName, planName, suggestion }) =>
    suggestion === null ? [] : [{ payerName, planName, decision: suggestion, seen: null }],
  );
  if (!confirm || names.length === 0) return;
  await decideNames(staff, 'payors unmapped --confirm', { locationId: id, names });
  terminal.out(`  confirmed: ${countOf(names.length, 'suggestion')}\n`);
}

/** Whom a name can touch at most: plans are not counted apart, and without a suggestion nobody can tell. */
function touched({ patients }: NameToDecide): string {
  return patients === null || patients === 0 ? '' : `, up to ${countOf(patients, 'patient')}`;
}
