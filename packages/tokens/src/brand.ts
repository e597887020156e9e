import { isTransparent, readColor } from './color-value.ts';
import { type ColorToken, colorTokens, isColorToken, mayBeTransparent, type Themed } from './colors.ts';
import { weakPairs } from './contrast.ts';
import { type Brand, themeOf } from './theme.ts';
import { FONT_TOKEN } from './type.ts';

/** A brand as the settings give it: a value for both themes, or one for each. */
export type BrandSettings = Readonly<Record<string, string | Themed>>;

/** What is wrong with a brand: with one token, or with a pair of colours. */
interface BrandProblem {
  token?: string;
  message: string;
}

export type ReadBrand = { brand: Brand } | { problems: BrandProblem[] };

/** Every token that a brand may set. Sizes are not among them: the screens were measured with ours. */
export const brandTokens: readonly string[] = [...colorTokens, FONT_TOKEN];

/**
 * Validates a brand: its names against the tokens, its values by their type, and the contrast of each pair of colours,
 * because some patients cannot read text of low contrast.
 */
export function readBrand(settings: BrandSettings): ReadBrand {
  const own: Partial<Record<ColorToken, Themed>> = {};
  let font: string | undefined;
  const problems: BrandProblem[] = [];
  for (const [token, value] of Object.entries(settings)) {
    const report = (message: string): void => void problems.push({ token, message });
    if (isColorToken(token)) own[token] = readThemed(token, value, report);
    else if (token === FONT_TOKEN) font = readFont(value, report);
    else report(`is not a token. A brand may set ${brandTokens.join(', ')}`);
  }
  if (problems.length > 0) return { problems };
  const brand: Brand = font === undefined ? { colors: own } : { colors: own, font };
  const weak = weakPairs(themeOf(brand));
  return weak.length > 0 ? { problems: weak.map((pair) => ({ message: sentenceOf(pair, brand) })) } : { brand };
}

function readThemed(token: ColorToken, value: string | Themed, report: (message: string) => void): Themed {
  const { light, dark } = typeof value === 'string' ? { light: value, dark: value } : value;
  const read = (text: string): string => {
    const color = readColor(text);
    if (color === null) {
      report(
        `"${text}" is not a colour. Write it as #0b5b59 or rgb(11 91 89), or one for each theme as { "light": "#0b5b59", "dark": "#7ad3c8" }`,
      );
    } else if (isTransparent(color) && !mayBeTransparent(token)) {
      report(`"${text}" is transparent, and this colour must hide what lies below it. Write it as #0b5b59`);
    }
    return color ?? text;
  };
  const readLight = read(light);
  return { light: readLight, dark: dark === light ? readLight : read(dark) };
}

const family = String.raw`(?:'[A-Za-z][\w -]*'|"[A-Za-z][\w -]*"|[A-Za-z][\w-]*(?: [A-Za-z][\w-]*)*)`;
const families = new RegExp(String.raw`^(?:${family},\s*)*(?:sans-serif|serif|system-ui|monospace)$`);

function readFont(value: string | Themed, report: (message: string) => void): string {
  if (typeof value === 'string' && families.test(value)) return value;
  report('must be names of typefaces, the last of them a kind, as "Source Sans 3, Verdana, sans-serif"');
  return '';
}

function sentenceOf(pair: ReturnType<typeof weakPairs>[number], brand: Brand): string {
  const { light, dark } = themeOf(brand);
  const values = pair.theme === 'light' ? light : dark;
  const named = (name: ColorToken): string => `${name} (${values[name]})`;
  const back = pair.back === 'white paper' ? pair.back : named(pair.back);
  return `${named(pair.front)} on ${back} has a contrast of ${pair.contrast} : 1 in the ${pair.theme} theme, and WCAG 2.2 AA asks for ${pair.least} : 1. Change one of them, or give each theme its own value`;
}
