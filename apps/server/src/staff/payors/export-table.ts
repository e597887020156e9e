import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { namesToDecideOf } from './names-to-decide.ts';
import { tableRows, tableText } from './payor-table.ts';

/**
 * The names of the price files of locations as a table, with what was decided and what is suggested.
 *
 * @param fill whether suggestions stand where decisions do, for whoever looks over them all.
 */
export async function exportPayorTable(
  db: Kysely<Tables>,
  healthSystem: HealthSystem,
  { locations, fill }: { locations: ReadonlyArray<{ id: string }>; fill: boolean },
): Promise<{ csv: string; names: number }> {
  const ids = locations.map(({ id }) => id);
  const names = await namesToDecideOf(db, ids, healthSystem);
  const rows = ids.flatMap((id) => tableRows(id, names.get(id) ?? [], fill));
  return { csv: tableText(rows), names: rows.length };
}
