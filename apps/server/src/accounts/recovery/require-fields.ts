import { Refusal } from '../../platform/refusal.ts';

/**
 * Fields of a form as the rules read them, none of which may have failed.
 *
 * @param fields by their names on the wire; null where a rule found none in what was typed.
 * @throws Refusal malformedRequest with the names of all that failed.
 */
export function requireFields<Fields extends Readonly<Record<string, string | null>>>(
  fields: Fields,
): { [Name in keyof Fields]: string } {
  const faulty = Object.keys(fields).filter((name) => fields[name] === null);
  if (faulty.length > 0) throw new Refusal('malformedRequest', faulty);
  return fields as { [Name in keyof Fields]: string };
}
