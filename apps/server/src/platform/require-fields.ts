import { type Form, type FormInput, type FormValues, readForm } from '@portico/rules';
import { Refusal } from './refusal.ts';

/**
 * Reads what was typed into a form, by the rules of its fields.
 *
 * @param fields by their names in the contract.
 * @throws Refusal malformedRequest with the names of all invalid fields.
 */
export function requireFields<Fields extends Form<Context>, Context>(
  fields: Fields,
  input: FormInput<Fields>,
  context: Context,
): FormValues<Fields> {
  const read = readForm(fields, input, context);
  if ('errors' in read) throw new Refusal('malformedRequest', Object.keys(read.errors));
  return read.values;
}
