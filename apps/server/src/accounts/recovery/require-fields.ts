import { type Form, type FormInput, type FormValues, readForm } from '@portico/rules';
import { Refusal } from '../../platform/refusal.ts';

/**
 * What was typed into a form, as its rules read it.
 *
 * @param fields by their names on the wire.
 * @throws Refusal malformedRequest with the names of all fields that were refused.
 */
export function requireFields<Fields extends Form<Context>, Context>(
  fields: Fields,
  typed: FormInput<Fields>,
  context: Context,
): FormValues<Fields> {
  const read = readForm(fields, typed, context);
  if ('errors' in read) throw new Refusal('malformedRequest', Object.keys(read.errors));
  return read.values;
}
