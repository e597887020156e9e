import type { Form, FormErrors, ReasonOf } from '@portico/rules';
import type { FieldErrors } from './use-field-errors.ts';

/** What is said of a field: one sentence whatever the reason, or one for each reason. */
type FieldMessages<Reason extends string> = string | Readonly<Record<Reason, string>> | ((reason: Reason) => string);

/** What is said of each field of a form. A field, or a reason of one, without a sentence does not compile. */
export type FormMessages<Fields extends Form<never>> = {
  readonly [Name in keyof Fields]: FieldMessages<ReasonOf<Fields[Name]>>;
};

/**
 * Says what is wrong with each field, in the order of the form.
 *
 * @param idOf the id of a field's control; its name unless said otherwise.
 */
export function sayErrors<Fields extends Form<never>>(
  messages: FormMessages<Fields>,
  errors: FormErrors<Fields>,
  idOf: (name: keyof Fields & string) => string = (name) => name,
): FieldErrors {
  const names = Object.keys(errors) as Array<keyof Fields & string>;
  return Object.fromEntries(names.map((name) => [idOf(name), sentenceOf(messages[name], errors[name])]));
}

function sentenceOf<Reason extends string>(
  messages: FieldMessages<Reason>,
  reason: Reason | undefined,
): string | undefined {
  if (reason === undefined) return undefined;
  if (typeof messages === 'string') return messages;
  return typeof messages === 'function' ? messages(reason) : messages[reason];
}
