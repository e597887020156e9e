import type { HospitalBrand, NamedBrand } from './brand.ts';
import type { BrandFileNames, BrandFiles, BrandFont } from './brand-files.ts';
import {
  type BrandFile,
  type BrandPicture,
  type FileRule,
  readBrandFile,
  readBrandPicture,
} from './read-brand-file.ts';

/** What each file may be. The first page loads logo, favicon and the first typeface, so they are small. */
const rules = {
  logo: { kinds: ['svg', 'png', 'webp'], maxKilobytes: 30 },
  logoOnPaper: { kinds: ['png', 'jpg'], maxKilobytes: 100 },
  favicon: { kinds: ['svg'], maxKilobytes: 15 },
  appIcon: { kinds: ['png'], maxKilobytes: 200 },
  picture: { kinds: ['svg', 'jpg', 'webp', 'png'], maxKilobytes: 200 },
  font: { kinds: ['woff2'], maxKilobytes: 90 },
} satisfies Readonly<Record<string, FileRule>>;

/** In pixels: what Chromium asks of an app's icon at least. */
const MIN_APP_ICON = 192;

/**
 * Reads the files that a brand names.
 *
 * @param beside the path of a file beside the settings file.
 * @param errors what is wrong with them is added, each with the field's place in the file.
 */
export async function readBrandFiles(
  { tokens, files: names }: NamedBrand,
  beside: (path: string) => string,
  errors: string[],
): Promise<HospitalBrand> {
  const add = <Read extends object>(field: string, read: Read | string): Read | undefined => {
    if (typeof read !== 'string') return read;
    errors.push(`brand.${field}: ${read}`);
    return undefined;
  };
  const file = async (field: string, name: string, rule: FileRule): Promise<BrandFile | undefined> =>
    add(field, await readBrandFile(beside(name), rule));
  const picture = async (field: string, name: string | undefined, rule: FileRule): Promise<BrandPicture | undefined> =>
    name === undefined ? undefined : add(field, await readBrandPicture(beside(name), rule));

  const { logo, favicon } = names;
  const light = await picture('logo.light', logo?.light, rules.logo);
  const dark = await picture('logo.dark', logo?.dark, rules.logo);
  const appIcon = await picture('appIcon', names.appIcon, rules.appIcon);
  if (appIcon !== undefined && (appIcon.width !== appIcon.height || appIcon.width < MIN_APP_ICON)) {
    errors.push(`brand.appIcon: must be a square of ${MIN_APP_ICON} pixels or more; 512 are best`);
  }
  const fonts: BrandFont[] = [];
  for (const [at, { file: name, ...font }] of names.fonts.entries()) {
    const read = await file(`fonts[${at}].file`, name, rules.font);
    if (read !== undefined) fonts.push({ ...font, file: read });
  }
  return withFiles(tokens, names, {
    ...(light !== undefined && { logo: { light, dark: dark ?? light, showsName: logo?.showsName === true } }),
    ...present('logoOnPaper', await picture('logoOnPaper', names.logoOnPaper, rules.logoOnPaper)),
    ...present('favicon', favicon === undefined ? undefined : await file('favicon', favicon, rules.favicon)),
    ...present('appIcon', appIcon),
    ...present('picture', await picture('picture', names.picture, rules.picture)),
    fonts,
  });
}

/** A brand of tokens alone stays one. */
function withFiles(tokens: HospitalBrand, { fonts, ...names }: BrandFileNames, files: BrandFiles): HospitalBrand {
  const hasFiles = fonts.length > 0 || Object.values(names).some((name) => name !== undefined);
  return hasFiles ? { ...tokens, files } : tokens;
}

function present<Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { [Key in Name]?: Value });
}
