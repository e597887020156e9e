import { readFileSync } from 'node:fs';

/**
 * The lines of examples/`rule`/`kind`.txt. In files where it matters, control characters and half surrogate pairs are
 * written as in JSON: \n, \u0000.
 */
export function examples(rule: string, kind: string): string[] {
  return readFileSync(new URL(`../../examples/${rule}/${kind}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/\\(?:u[\da-f]{4}|[nt])/g, (escaped) => String(JSON.parse(`"${escaped}"`))));
}

/** Lines of the form `left SEPARATOR right`. */
export function pairs(rule: string, kind: string, separator: string): Array<[left: string, right: string]> {
  return examples(rule, kind).map((line) => {
    const at = line.indexOf(separator);
    return [line.slice(0, at), line.slice(at + separator.length)];
  });
}
