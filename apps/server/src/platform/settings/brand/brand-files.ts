import * as z from 'zod';
import { text } from '../words.ts';
import type { BrandFile, BrandPicture } from './read-brand-file.ts';

/** Names of a typeface as CSS may have it, without quotes. */
const family = z.string().regex(/^[A-Za-z][\w -]{0,60}$/, 'must be the name of a typeface, as Source Sans 3');

const fontFile = z.strictObject({
  family,
  file: text,
  /** One weight, or the range of a variable typeface. */
  weight: z
    .string()
    .regex(/^[1-9]\d{0,2}( [1-9]\d{0,2})?$/, 'must be a weight or a range of them, as 400 or 300 900')
    .default('400'),
  style: z.enum(['normal', 'italic']).default('normal'),
});

const logo = z.strictObject({
  /** For a light ground. */
  light: text,
  /** For a dark one; without it the light one. */
  dark: text.optional(),
  /** Whether it has the hospital's name in it, which then does not stand beside it. */
  showsName: z.boolean().default(false),
});

/** The fields of `brand` that name files beside the settings file. */
export const brandFileFields = {
  logo: logo.optional(),
  /** At the head of mails and letters, whose programs and paper know no SVG and no dark ground: PNG or JPEG. */
  logoOnPaper: text.optional(),
  /** SVG. */
  favicon: text.optional(),
  /** Of the installed app: a square PNG. */
  appIcon: text.optional(),
  /** Behind the home page, in place of the portico and its video. */
  picture: text.optional(),
  fonts: z.array(fontFile).max(4, 'has more than 4 files').default([]),
};

export type BrandFileNames = { [Name in keyof typeof brandFileFields]: z.infer<(typeof brandFileFields)[Name]> };

/** A typeface's file, and what it has of the typeface. */
export interface BrandFont extends Omit<z.infer<typeof fontFile>, 'file'> {
  readonly file: BrandFile;
}

/** The files of a brand as they are served. */
export interface BrandFiles {
  readonly logo?: { readonly light: BrandPicture; readonly dark: BrandPicture; readonly showsName: boolean };
  readonly logoOnPaper?: BrandPicture;
  readonly favicon?: BrandFile;
  readonly appIcon?: BrandPicture;
  readonly picture?: BrandPicture;
  readonly fonts: readonly BrandFont[];
}
