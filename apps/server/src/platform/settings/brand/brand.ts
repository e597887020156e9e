import { type Brand, readBrand } from '@portico/tokens';
import * as z from 'zod';
import { brandFileFields, type BrandFileNames, type BrandFiles } from './brand-files.ts';

/** A hospital's looks: its design tokens, and the files beside the settings file. */
export interface HospitalBrand extends Brand {
  readonly files?: BrandFiles;
}

/** As the settings file has it: tokens, and the names of files that are not read yet. */
export interface NamedBrand {
  readonly tokens: Brand;
  readonly files: BrandFileNames;
}

const brandValue = z.union(
  [z.string(), z.strictObject({ light: z.string(), dark: z.string() })],
  'must be a text, or one for each theme as { "light": …, "dark": … }',
);

/** Design tokens that a hospital replaces by its own, and its logo, icons, typefaces and picture. */
export const brand = z
  .object(brandFileFields)
  .catchall(brandValue)
  .transform((settings, context): NamedBrand => {
    const { logo, logoOnPaper, favicon, appIcon, picture, fonts, ...tokens } = settings;
    const files = { logo, logoOnPaper, favicon, appIcon, picture, fonts };
    const read = readBrand(tokens);
    if ('brand' in read) {
      const unnamed = fonts.filter(({ family }) => !familiesOf(read.brand.font).includes(family));
      for (const { family } of unnamed) {
        const message = `has ${family}, which --font does not name: nothing would be set in it. Name it first in --font, or take it out`;
        context.addIssue({ code: 'custom', path: ['fonts'], message });
      }
      return { tokens: read.brand, files };
    }
    for (const { token, message } of read.problems) {
      context.addIssue({ code: 'custom', path: token === undefined ? [] : [token], message });
    }
    return z.NEVER;
  });

/** The typefaces that a value of `--font` names. */
function familiesOf(font = ''): string[] {
  return font.split(',').map((name) => name.trim().replaceAll(/^['"]|['"]$/g, ''));
}
