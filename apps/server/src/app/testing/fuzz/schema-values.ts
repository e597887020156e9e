import fc from 'fast-check';

/** What the generator reads of a JSON Schema, as zod writes it of a call's input. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** Stands for a value that an earlier reply named by this field, or that the portal knows: only the run has them. */
export class Remembered {
  readonly field: string;
  /** Which of the values: the remainder counts. */
  readonly index: number;

  constructor(field: string, index: number) {
    this.field = field;
    this.index = index;
  }
}

/** If this stood in a refusal, the refusal would repeat what was sent. */
export const MARKER = 'Zq7-never-repeated-Zq7';

/** Texts that have broken servers: of other scripts, of other languages' syntax, of no Unicode, of great length. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u200b\ufeff',
  'Nguyễn Thị Minh Khai',
  '田中 由紀',
  "'; drop table accounts; --",
  '%00%0d%0aX-Injected: yes',
  '\r\nBcc: everyone@example.org',
  '${7*7}{{7*7}}<script>alert(1)</script>',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  '-1',
  '1e308',
  '9007199254740993',
  '0000-00-00',
  '2024-02-30',
  '2/29/1900',
  '9999-12-31T23:59:60Z',
  'null',
  'ISA*00*~',
  MARKER,
  '𝕏'.repeat(300),
  'x'.repeat(5000),
];

/** Other values than texts, for fields that want a text, and the other way round. */
const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  Number.MAX_SAFE_INTEGER,
  [],
  [[]],
  {},
  { length: 3 },
  { toString: 'x' },
  ['a', 'a'],
];

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  fc.constantFrom(...hostileValues),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/**
 * Values of a field: most of them remembered, so that a request gets beyond the first check; the others as its schema has
 * them, or hostile.
 *
 * @param field its name on the wire.
 */
function valuesOf(schema: JsonSchema, field: string): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: fc.nat(1000).map((index) => new Remembered(field, index)) },
    { weight: 3, arbitrary: ofSchema(schema, field) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function ofSchema(schema: JsonSchema, field: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((each) => ofSchema(each, field)));
  switch (schema.type) {
    case 'string':
      return fc.oneof(
        fc.string({ maxLength: Math.min(schema.maxLength ?? 60, 60) }),
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.constantFrom(...hostileTexts),
      );
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1_000_000 });
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, field), { maxLength: 4 });
    case 'object':
      return objectsOf(schema);
    default:
      return hostileValue;
  }
}

/** Objects with each required field, and some of the others. */
export function objectsOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, name)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}
