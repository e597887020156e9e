/** What a rule makes of a field: the value to save, or the reason why it is refused. */
export type Reading<Value, Reason extends string> = { readonly value: Value } | { readonly reason: Reason };

/**
 * What a field may hold. Every rule may also find it empty: whether that is an error is for the field to say.
 *
 * `Context` is what the rule looks at besides the field, such as the day or the country of the address.
 */
export interface Rule<Value, Reason extends string, Context = unknown> {
  readonly read: (input: string, context: Context) => Reading<Value, Reason | 'empty'>;
  /** The value as it is typed and sent. Reading that gives the same value again. */
  write(value: Value): string;
  /** Every reason that the rule may give. */
  readonly reasons: readonly Reason[];
  /** The reason that is told where the server refuses what the rule takes. */
  readonly refusal: Reason;
}

/** One field of a form: its rule, and whether it must be filled in. */
export interface Field<Value, Reason extends string, Context = unknown> {
  readonly read: (input: string, context: Context) => Reading<Value, Reason>;
  write(value: Value): string;
  readonly reasons: readonly Reason[];
  readonly refusal: Reason;
  /** Characters that the field takes at most. */
  readonly longest: number;
}

/** The fields of a form by their names on the wire, in the order in which the form shows them. */
export type Form<Context> = Readonly<Record<string, Field<unknown, string, Context>>>;

/** The reasons for which a field can be refused. */
export type ReasonOf<OneField extends { readonly reasons: readonly string[] }> = OneField['reasons'][number];

/** What was typed, by field. */
export type FormInput<Fields> = { readonly [Name in keyof Fields]: string };

/** Why fields are refused. */
export type FormErrors<Fields extends Form<never>> = { readonly [Name in keyof Fields]?: ReasonOf<Fields[Name]> };

/** What was read, by field. */
export type FormValues<Fields extends Form<never>> = {
  readonly [Name in keyof Fields]: Extract<ReturnType<Fields[Name]['read']>, { readonly value: unknown }>['value'];
};

/** A field that must be filled in. */
export function required<Value, Reason extends string, Context>(
  maxLength: number,
  rule: Rule<Value, Reason, Context>,
): Field<Value, Reason | 'empty', Context> {
  return { ...rule, reasons: ['empty', ...rule.reasons.filter((reason) => reason !== 'empty')], longest: maxLength };
}

/**
 * A field that may be left out.
 *
 * @param nothing its value then.
 */
export function optional<Value, Reason extends string, Context, Nothing>(
  maxLength: number,
  rule: Rule<Value, Reason, Context>,
  nothing: Nothing,
): Field<Value | Nothing, Reason, Context> {
  return {
    ...rule,
    longest: maxLength,
    read: (input, context) => {
      const reading = rule.read(input, context);
      if ('value' in reading) return reading;
      return reading.reason === 'empty' ? { value: nothing } : { reason: reading.reason };
    },
    write: (value) => (value === nothing ? '' : rule.write(value as Value)),
  };
}

/** A field that must be filled in under a condition, and may be left out otherwise. */
export function requiredWhen<Value, Reason extends string, Context, Nothing>(
  isRequired: (context: Context) => boolean,
  maxLength: number,
  rule: Rule<Value, Reason, Context>,
  nothing: Nothing,
): Field<Value | Nothing, Reason | 'empty', Context> {
  const must = required(maxLength, rule);
  const may = optional(maxLength, rule, nothing);
  return {
    ...must,
    ...may,
    reasons: must.reasons,
    read: (input, context) => (isRequired(context) ? must : may).read(input, context),
  };
}

/** A field that is asked for under a condition; otherwise what is in it does not count. */
export function askedWhen<Value, Reason extends string, Context, Nothing>(
  isAsked: (context: Context) => boolean,
  field: Field<Value | Nothing, Reason, Context>,
  nothing: Nothing,
): Field<Value | Nothing, Reason, Context> {
  return { ...field, read: (input, context) => (isAsked(context) ? field.read(input, context) : { value: nothing }) };
}

/**
 * Reads a form by its fields.
 *
 * @returns every value; or the reason for each field that is refused, in the order of the form.
 */
export function readForm<Fields extends Form<Context>, Context>(
  fields: Fields,
  input: FormInput<Fields>,
  context: Context,
): { readonly values: FormValues<Fields> } | { readonly errors: FormErrors<Fields> } {
  const readings = Object.entries(fields).map(
    ([name, field]) => [name, field.read(input[name] ?? '', context)] as const,
  );
  const errors = readings.flatMap(([name, reading]) => ('reason' in reading ? [[name, reading.reason]] : []));
  if (errors.length > 0) return { errors: Object.fromEntries(errors) as FormErrors<Fields> };
  const values = readings.flatMap(([name, reading]) => ('value' in reading ? [[name, reading.value]] : []));
  return { values: Object.fromEntries(values) as FormValues<Fields> };
}

/**
 * What is wrong with a form, in the order of the form.
 *
 * @param refused names of the fields that the server has refused; those that are right by their rules are in error as well.
 */
export function validateForm<Fields extends Form<Context>, Context>(
  fields: Fields,
  input: FormInput<Fields>,
  context: Context,
  refused: readonly string[] = [],
): FormErrors<Fields> {
  const errors = Object.entries(fields).flatMap(([name, field]) => {
    const reading = field.read(input[name] ?? '', context);
    if ('reason' in reading) return [[name, reading.reason]];
    return refused.includes(name) ? [[name, field.refusal]] : [];
  });
  return Object.fromEntries(errors) as FormErrors<Fields>;
}

/**
 * A form as it is typed and sent.
 *
 * @param values those that are missing, as in data that was saved before the form had the field, are ''.
 */
export function writeForm<Fields extends Form<never>>(
  fields: Fields,
  values: Partial<FormValues<Fields>>,
): FormInput<Fields> {
  const written = Object.entries(fields).map(([name, field]) => {
    const value = values[name];
    return [name, value === undefined ? '' : field.write(value)];
  });
  return Object.fromEntries(written) as FormInput<Fields>;
}
