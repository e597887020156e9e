import { colors, type ColorToken, type Themed } from './colors.ts';
import { fonts, type FontSurface } from './type.ts';

/** What a hospital sets in place of our values, as `readBrand` read it. */
export interface Brand {
  readonly colors: Partial<Readonly<Record<ColorToken, Themed>>>;
  /** Font families of the text, as a CSS value. */
  readonly font?: string;
}

/** The colours and typefaces of a portal. */
export interface Theme {
  readonly light: Readonly<Record<ColorToken, string>>;
  readonly dark: Readonly<Record<ColorToken, string>>;
  readonly fonts: Readonly<Record<FontSurface, string>>;
}

/** Our own values, with a hospital's brand in place of some of them. */
export function themeOf(brand: Brand = { colors: {} }): Theme {
  const { font } = brand;
  return {
    light: valuesOf(brand, 'light'),
    dark: valuesOf(brand, 'dark'),
    fonts: font === undefined ? fonts : { app: font, document: font, plain: font, mail: font },
  };
}

function valuesOf(brand: Brand, theme: keyof Themed): Record<ColorToken, string> {
  const values = Object.entries(colors).map(([name, value]) => [name, value[theme]]);
  const own = Object.entries(brand.colors).map(([name, value]) => [name, value[theme]]);
  return Object.fromEntries([...values, ...own]);
}
