/** `it('…',`, `it.each(…)('…',` and the same of `describe`, with any of the three quotes. */
const titleForm =
  /(?:\b(?:it|test|describe)((?:\.\w+)*)|\))\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`),/g;

/** The titles of the tests of a source, and of their groups, as they are written: `%s` stays. Those that never run are left out. */
export function testTitles(source: string): string[] {
  return [...source.matchAll(titleForm)]
    .filter(([, modifiers = '']) => !/\.(?:skip|todo)$/.test(modifiers))
    .map(([, , single, double, template]) => (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1'));
}
