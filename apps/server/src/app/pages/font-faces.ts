import type { HospitalBrand } from '../../platform/settings/brand/brand.ts';

/** The rules by which browsers load the hospital's own typefaces. */
export function fontFaces({ files }: HospitalBrand): string {
  return (files?.fonts ?? [])
    .map(
      ({ family, weight, style, file }) =>
        `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:swap;src:url('${file.path}') format('woff2')}`,
    )
    .join('');
}

/** Our own typeface, as the build tells browsers to load it at once. */
const ownFont = /<link rel="preload"[^>]*\bas="font"[^>]*>/;

/** Has a page load the hospital's first typeface in place of ours, where its text is set in it. */
export function withFont(html: string, brand: HospitalBrand | undefined): string {
  if (brand?.font === undefined) return html;
  const [first] = brand.files?.fonts ?? [];
  const preload =
    first === undefined
      ? ''
      : `<link rel="preload" href="${first.file.path}" as="font" type="font/woff2" crossorigin="">`;
  return html.replace(ownFont, () => preload);
}
