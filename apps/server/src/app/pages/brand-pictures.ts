import type { BrandFiles } from '../../platform/settings/brand/brand-files.ts';
import type { HospitalBrand } from '../../platform/settings/brand/brand.ts';

/** In pixels: the room for a logo in the header. */
const ROOM = { width: 220, height: 40 };

/**
 * The rules by which the hospital's pictures stand in place of ours (apps/web: frame/header.css, background-video). They are in the
 * brand's own style sheet, so that whoever has no brand loads nothing of them.
 */
export function pictureRules({ files }: HospitalBrand): string {
  return files === undefined ? '' : `${logoRules(files)}${frontRules(files)}`;
}

/** The name stays in the text where the logo has it: it is what the link is called. */
function logoRules({ logo }: BrandFiles): string {
  if (logo === undefined) return '';
  const { light, dark, showsName } = logo;
  const scale = Math.min(ROOM.width / light.width, ROOM.height / light.height);
  const [width, height] = [light.width * scale, light.height * scale];
  const before = '.header-home::before';
  const name = showsName ? '.header-home>span{position:absolute;clip-path:inset(50%)}' : '';
  return (
    '.header-home>.mark{display:none}' +
    `${before}{content:'';flex:none;width:min(${width}px,40vw);height:${height}px;background:url('${light.path}') center/contain no-repeat;print-color-adjust:exact}` +
    // On a phone the name goes below a wide logo.
    '@media(width<768px){.header-home{flex-wrap:wrap;row-gap:0}}' +
    `@media screen and (prefers-color-scheme:dark){${before}{background-image:url('${dark.path}')}}${name}`
  );
}

/**
 * Nobody can check the contrast of text on a picture that is not known: it begins beside the text, and ends above it on phones.
 */
function frontRules({ picture }: BrandFiles): string {
  if (picture === undefined) return '';
  // More than the portico's own sheet says, which comes later.
  const front = '.home-hero>.background';
  return (
    `${front}{background:url('${picture.path}') center/cover;mask-image:linear-gradient(to right,transparent 48%,#000 80%)}` +
    '.background-picture{display:none}' +
    `@media(max-width:860px){${front}{block-size:260px;mask-image:linear-gradient(#000,transparent)}}` +
    `@media(prefers-color-scheme:dark){${front}{opacity:.6}}`
  );
}
