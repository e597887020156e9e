import type { Accepts } from '../accepts.ts';
import type { Findings } from '../findings/findings.ts';
import type { Cursor } from './cursor.ts';
import { isObject } from './parse.ts';

/** Counts the properties that nobody reads, and reports them at the end of the file. */
export interface LostProperties {
  /** @param lineOf the line of an object of the item. */
  count(item: unknown, lineOf: (part: unknown) => number): void;
  report(): void;
}

/** An object of the template: its properties, and those of them that hold further objects. */
interface Shape {
  readonly known: ReadonlySet<string>;
  readonly inner: Readonly<Record<string, Shape>>;
}

/** The properties of the data dictionaries 2.2 and 3.0, and those of older files that are read all the same. */
const itemShape = shapeOf(['description'], {
  code_information: shapeOf(['code', 'type']),
  drug_information: shapeOf(['unit', 'type']),
  standard_charges: shapeOf(
    [
      'setting',
      'billing_class',
      'modifier_code',
      'modifiers',
      'gross_charge',
      'discounted_cash',
      'minimum',
      'maximum',
      'additional_generic_notes',
    ],
    {
      payers_information: shapeOf([
        'payer_name',
        'plan_name',
        'methodology',
        'standard_charge_dollar',
        'standard_charge_percentage',
        'standard_charge_algorithm',
        'median_amount',
        '10th_percentile',
        '90th_percentile',
        'count',
        'estimated_amount',
        'additional_payer_notes',
      ]),
    },
  ),
});

/** Where the first of its values stands, and how many there are. */
interface LostProperty {
  readonly item: number | undefined;
  /** Within the item. */
  readonly pointer: string;
  readonly line: number;
  values: number;
}

/**
 * A property of an item that is none of the template keeps the file from being imported if it has values: where
 * `payers_information` is misspelt, all rates of a file would be gone in silence (Findings, prices 4). Staff may accept it
 * by its name.
 */
export function createLostProperties(accepts: Accepts, cursor: Cursor, findings: Findings): LostProperties {
  const lost = new Map<string, LostProperty>();

  function visit(part: unknown, { known, inner }: Shape, item: ItemWithLines): void {
    if (Array.isArray(part)) {
      for (const each of part) visit(each, { known, inner }, item);
      return;
    }
    if (!isObject(part)) return;
    // No array of keys: this runs for each rate. A parsed object inherits nothing that is enumerable.
    for (const name in part) {
      if (known.has(name)) continue;
      const within = inner[name];
      if (within !== undefined) visit(part[name], within, item);
      else note(name, countValues(part[name]), part, item);
    }
  }

  function note(name: string, values: number, part: unknown, { value, lineOf }: ItemWithLines): void {
    if (values === 0) return;
    const found = lost.get(name);
    if (found !== undefined) found.values += values;
    else {
      const pointer = [...(pathTo(part, value) ?? []), name].join('/');
      lost.set(name, { item: cursor.item, pointer, line: lineOf(part), values });
    }
  }

  return {
    count: (value, lineOf) => visit(value, itemShape, { value, lineOf }),
    report() {
      for (const [name, { item, pointer, line, values }] of lost) {
        cursor.item = item;
        findings.line = line;
        const held = values === 1 ? '1 value stands there' : `${values.toLocaleString('en-US')} values stand there`;
        if (accepts(name)) {
          findings.breach('json-property-known', pointer, undefined, `Accepted: ${held} and will not be imported.`);
        } else {
          const remedy = `${held}: correct the name, or do without: --accept "${name}".`;
          findings.refuse('json-property-known', pointer, undefined, remedy);
        }
      }
      cursor.item = undefined;
    },
  };
}

interface ItemWithLines {
  readonly value: unknown;
  readonly lineOf: (part: unknown) => number;
}

/** Of a list its elements: they are what would be lost. */
function countValues(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return value === null || value === '' ? 0 : 1;
}

/** The steps from a value to an object within it; undefined where it is not within. */
function pathTo(part: unknown, value: unknown): readonly string[] | undefined {
  if (value === part) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [step, each] of Object.entries(value)) {
    const further = pathTo(part, each);
    if (further !== undefined) return [step, ...further];
  }
  return undefined;
}

function shapeOf(known: readonly string[], inner: Readonly<Record<string, Shape>> = {}): Shape {
  return { known: new Set(known), inner };
}
