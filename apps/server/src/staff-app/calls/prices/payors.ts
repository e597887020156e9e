import { MOST_PAYER_NAMES, type PayorsOfLocationModel } from '@portico/staff-contract';
import { createHash } from 'node:crypto';
import type { HealthSystemLocation } from '../../../platform/settings/health-system.ts';
import { normalizePayorName } from '../../../prices/payors/normalize-payor-name.ts';
import { countPayerNames, type ListedPayerName, type PayerNameCounts } from '../../../prices/queries/payor-names.ts';
import { decideNames } from '../../../staff/payors/decide-names.ts';
import { exportPayorTable } from '../../../staff/payors/export-table.ts';
import { PayorNamesChangedError } from '../../../staff/payors/payor-names-changed-error.ts';
import { checkPayorTable, importPayorTable } from '../../../staff/payors/import-table.ts';
import { type NameToDecide, namesToDecide, touchMostFirst } from '../../../staff/payors/names-to-decide.ts';
import type { StaffHandlers } from '../../handler.ts';
import { checkedTableModel } from '../../models/payors.ts';
import { requireLocation } from '../../require-location.ts';
import { staffOf } from '../../services.ts';

type PayorCalls = Pick<
  StaffHandlers,
  | 'listPayorLocations'
  | 'listPayerNames'
  | 'decidePayerNames'
  | 'exportPayorTable'
  | 'checkPayorTable'
  | 'importPayorTable'
>;

export const payorCalls = {
  async listPayorLocations(_asked, _member, { services }) {
    const { database, settings } = services;
    const { locations } = settings.healthSystem;
    const ids = locations.map(({ id }) => id);
    const counts = await countPayerNames(database.db, ids);
    return { locations: locations.map((location) => locationModel(location, counts.get(location.id))) };
  },
  async listPayerNames({ locationId, show, words }, _member, { services }) {
    const { database, settings } = services;
    const location = requireLocation(services, locationId);
    const all = await namesToDecide(database.db, locationId, settings.healthSystem);
    const found = all.filter((name) => isShown(name, show) && hasWords(name, words)).toSorted(touchMostFirst);
    const payors = settings.healthSystem.payors.map(({ id, name, plans }) => ({
      id,
      name,
      plans: plans.map((plan) => plan.name),
    }));
    return {
      location: locationModel(location, countsOf(all)),
      payors,
      names: found.slice(0, MOST_PAYER_NAMES),
      found: found.length,
    };
  },
  async decidePayerNames({ locationId, names }, member, { services }) {
    requireLocation(services, locationId);
    try {
      await decideNames(staffOf(member, services), 'payors map', { locationId, names });
      return { changed: [] };
    } catch (error) {
      if (error instanceof PayorNamesChangedError) return { changed: [...error.changed] };
      throw error;
    }
  },
  async exportPayorTable({ locationId, fill }, _member, { services }) {
    const { healthSystem } = services.settings;
    const locations = locationId === null ? healthSystem.locations : [requireLocation(services, locationId)];
    const { csv } = await exportPayorTable(services.database.db, healthSystem, { locations, fill });
    return { fileName: locationId === null ? 'payors.csv' : `payors-${locationId}.csv`, csv };
  },
  async checkPayorTable({ csv }, _member, { services }) {
    const checked = await checkPayorTable(services.database.db, services.settings.healthSystem, csv);
    return { checked: checkedTableModel(checked) };
  },
  async importPayorTable({ csv, fileName, digest }, member, { services }) {
    const sha256 = createHash('sha256').update(csv).digest('hex');
    const table = { text: csv, fileName, sha256, seen: digest };
    await importPayorTable(staffOf(member, services), 'payors import', table);
    return {};
  },
} satisfies PayorCalls;

function locationModel(
  { id, name, ours }: HealthSystemLocation,
  counts: PayerNameCounts = { names: 0, open: 0, openStaged: 0 },
): PayorsOfLocationModel {
  return { locationId: id, name, isOurs: ours, ...counts };
}

function countsOf(names: readonly ListedPayerName[]): PayerNameCounts {
  const open = names.filter(({ decision }) => decision === null);
  return { names: names.length, open: open.length, openStaged: open.filter(({ rates }) => rates === 0).length };
}

function isShown({ decision }: ListedPayerName, show: 'open' | 'decided' | 'all'): boolean {
  return show === 'all' || (decision === null) === (show === 'open');
}

function hasWords({ payerName, planName }: NameToDecide, words: string): boolean {
  const said = normalizePayorName(`${payerName} ${planName}`);
  return normalizePayorName(words)
    .split(' ')
    .every((word) => said.includes(word));
}
