import type { HealthSystem, HealthSystemLocation } from '../settings/health-system.ts';
import { UsageError } from './command.ts';

/**
 * The location that `--location` names.
 *
 * @throws UsageError with a list of all, where it names none.
 */
export function knownLocation(
  { locations }: Pick<HealthSystem, 'locations'>,
  given: string | boolean | undefined,
): HealthSystemLocation {
  const location = locations.find(({ id }) => id === given);
  if (location !== undefined) return location;
  const known = locations.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
  const fault = given === undefined ? '--location is missing.' : `There is no location "${given}".`;
  throw new UsageError(`${fault} The locations are:\n${known}`);
}
