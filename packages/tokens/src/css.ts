import { type ColorToken, colorTokens } from './colors.ts';
import { type Brand, type Theme, themeOf } from './theme.ts';
import { FONT_TOKEN, type FontSurface, sizes } from './type.ts';

/** Every token as a CSS custom property, name and value. Both themes are in one value, by `light-dark()`. */
export function customProperties(theme: Theme, surface: FontSurface): Array<readonly [name: string, value: string]> {
  const own = colorTokens.map((name) => [name, bothThemes(name, theme)] as const);
  return [...own, [FONT_TOKEN, theme.fonts[surface]], ...Object.entries(sizes)];
}

/** Writes only what a brand sets, as a style sheet to load after the app's own. */
export function brandStyleSheet(brand: Brand): string {
  const isOwn = (name: string): boolean =>
    name === FONT_TOKEN ? brand.font !== undefined : Object.hasOwn(brand.colors, name);
  const own = customProperties(themeOf(brand), 'app').filter(([name]) => isOwn(name));
  return `:root{${own.map(([name, value]) => `${name}:${value};`).join('')}}`;
}

/**
 * Adds to a style sheet the tokens that it uses.
 *
 * @param themes how the dark values are written: by `light-dark()`, or by a media query for browsers without it.
 * @throws Error if it uses a custom property that is not a token.
 */
export function withTokens(
  css: string,
  theme: Theme,
  { surface, themes }: { surface: FontSurface; themes: 'light-dark' | 'media' },
): string {
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name));
  const tokens = customProperties(theme, surface).filter(([name]) => used.delete(name));
  if (used.size > 0) throw new Error(`There is no token ${[...used].join(', ')}.`);
  if (themes === 'light-dark') return `:root {\n  color-scheme: light dark;\n${lines(tokens, '  ')}}\n\n${css}`;
  const light: ReadonlyMap<string, string> = new Map(Object.entries(theme.light));
  const dark: ReadonlyMap<string, string> = new Map(Object.entries(theme.dark));
  const first = tokens.map(([name, value]) => [name, light.get(name) ?? value] as const);
  const inDark = tokens.flatMap(([name]) => (dark.has(name) ? [[name, dark.get(name) ?? ''] as const] : []));
  const query = `@media (prefers-color-scheme: dark) {\n  :root {\n${lines(inDark, '    ')}  }\n}`;
  return `:root {\n  color-scheme: light dark;\n${lines(first, '  ')}}\n\n${query}\n\n${css}`;
}

function bothThemes(name: ColorToken, { light, dark }: Theme): string {
  return light[name] === dark[name] ? light[name] : `light-dark(${light[name]}, ${dark[name]})`;
}

function lines(properties: ReadonlyArray<readonly [string, string]>, indent: string): string {
  return properties.map(([name, value]) => `${indent}${name}: ${value};\n`).join('');
}
