import type * as z from 'zod/mini';
import { plainNameOf } from './names.ts';

type Schema = z.core.$ZodType;

/** By the name that a field comes under: the one that it gets, and its schema. */
type Fields = ReadonlyMap<string, { readonly to: string; readonly schema: Schema }>;

/** One direction: which end of a pipe has read or will read the value, and what a field is renamed from and to. */
interface Direction {
  readonly pipeEnd: 'in' | 'out';
  readonly rename: (wireName: string) => readonly [from: string, to: string];
  /** Of each object's shape that was walked: it never changes, and is walked with each call. */
  readonly fields: WeakMap<z.core.$ZodShape, Fields>;
}

const fromWire: Direction = { pipeEnd: 'out', rename: (name) => [name, plainNameOf(name)], fields: new WeakMap() };
const ontoWire: Direction = { pipeEnd: 'in', rename: (name) => [plainNameOf(name), name], fields: new WeakMap() };

/** A value that the schema has read, with plain names. Only fields that the schema names change: keys of data never do. */
export function toPlain(schema: Schema, value: unknown): unknown {
  return walk(schema, value, fromWire);
}

/** A plain value with the names of the wire, for the schema to read. */
export function toWire(schema: Schema, value: unknown): unknown {
  return walk(schema, value, ontoWire);
}

/** The wire's name of a field of an object's schema. */
export function wireNameOf(schema: Schema, plainName: string): string {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const wireNames = def.type === 'object' ? Object.keys(def.shape) : [];
  return wireNames.find((name) => plainNameOf(name) === plainName) ?? plainName;
}

/** Unions stay as they are: those of the contract hold no objects. */
function walk(schema: Schema, value: unknown, direction: Direction): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return walkFields(def.shape, value, direction);
    case 'array':
      return Array.isArray(value) ? value.map((item) => walk(def.element, item, direction)) : value;
    case 'record':
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, walk(def.valueType, item, direction)]),
      );
    case 'nullable':
    case 'optional':
    case 'default':
      return walk(def.innerType, value, direction);
    case 'pipe':
      return walk(def[direction.pipeEnd], value, direction);
    default:
      return value;
  }
}

function walkFields(shape: z.core.$ZodShape, value: object, direction: Direction): unknown {
  const fields = fieldsOf(shape, direction);
  const walked: Record<string, unknown> = {};
  // Without a pair for each field: a reply may have thousands.
  for (const name of Object.keys(value)) {
    const item: unknown = Reflect.get(value, name);
    const field = fields.get(name);
    if (field !== undefined) walked[field.to] = walk(field.schema, item, direction);
    else if (name !== '__proto__') walked[name] = item;
  }
  return walked;
}

function fieldsOf(shape: z.core.$ZodShape, { fields, rename }: Direction): Fields {
  const known = fields.get(shape);
  if (known !== undefined) return known;
  const made: Fields = new Map(
    Object.entries(shape).map(([wireName, schema]) => {
      const [from, to] = rename(wireName);
      return [from, { to, schema }];
    }),
  );
  fields.set(shape, made);
  return made;
}
