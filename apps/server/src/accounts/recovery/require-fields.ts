import { Refusal } from '../../platform/refusal.ts';

/**
 * Requires that every field of a form is valid.
 *
 * @param fields normalized values by their names in the contract; null for a field that is not valid.
 * @throws Refusal malformedRequest with the names of all invalid fields.
 */
export function requireFields<Fields extends Readonly<Record<string, string | null>>>(
  fields: Fields,
): { [Name in keyof Fields]: string } {
  const faulty = Object.keys(fields).filter((name) => fields[name] === null);
  if (faulty.length > 0) throw new Refusal('malformedRequest', faulty);
  return fields as { [Name in keyof Fields]: string };
}
