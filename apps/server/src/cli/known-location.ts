import type { HealthSystem, HealthSystemLocation } from '../platform/settings/health-system.ts';
import { UsageError } from './command.ts';

/**
 * The location with the given id.
 *
 * @param argument the name of the argument, for the message.
 * @throws UsageError with a list of all, for an unknown id.
 */
export function knownLocation(
  { locations }: Pick<HealthSystem, 'locations'>,
  given: string | boolean | undefined,
  argument = '--location',
): HealthSystemLocation {
  const location = locations.find(({ id }) => id === given);
  if (location !== undefined) return location;
  const known = locations.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
  const error = given === undefined ? `${argument} is missing.` : `There is no location "${given}".`;
  throw new UsageError(`${error} The locations are:\n${known}`);
}

/** The location with the given id, or all locations if none is given. @throws UsageError as `knownLocation` does. */
export function askedLocations(
  system: Pick<HealthSystem, 'locations'>,
  given: string | undefined,
): readonly HealthSystemLocation[] {
  return given === undefined ? system.locations : [knownLocation(system, given)];
}
