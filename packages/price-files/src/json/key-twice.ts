import { isObject } from './parse.ts';

/**
 * Whether a key stands twice in an object of an item: the text then has more properties than the parsed value, of which
 * JSON.parse took the last without a word.
 *
 * @param properties of the text.
 */
export function hasKeyTwice(item: unknown, properties: number): boolean {
  return countInTemplate(item) < properties && countProperties(item) < properties;
}

/** Counts only where the template has objects, which is nearly always enough and takes a quarter of the time. */
function countInTemplate(item: unknown): number {
  if (!isObject(item)) return 0;
  let count = countOwn(item) + countOwn(item['drug_information']);
  for (const code of listOf(item['code_information'])) count += countOwn(code);
  for (const charge of listOf(item['standard_charges'])) {
    count += countOwn(charge);
    if (!isObject(charge)) continue;
    for (const rate of listOf(charge['payers_information'])) count += countOwn(rate);
  }
  return count;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function countOwn(value: unknown): number {
  if (!isObject(value)) return 0;
  let count = 0;
  // No array of keys: this runs for each rate. A parsed object inherits nothing that is enumerable.
  for (const _ in value) count += 1;
  return count;
}

function countProperties(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = Array.isArray(value) ? 0 : countOwn(value);
  for (const each of Object.values(value)) count += countProperties(each);
  return count;
}
