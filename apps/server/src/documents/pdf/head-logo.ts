import type { BrandPicture } from '../../platform/settings/brand/read-brand-file.ts';
import type { Area } from './pdf-file.ts';

/** In points: the room for a logo at the head of a sheet, which stands as high as our arch. */
const ROOM = { width: 120, height: 26 };

/** In points: our arch, where the brand has no logo. */
const ARCH_WIDTH = 26;

/** In points, between the logo and the name. */
const GAP = 10;

/** Where a hospital's logo stands whose top left corner is here. */
export function logoArea({ width, height }: BrandPicture, x: number, y: number): Area {
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  return { x, y: y + (ROOM.height - height * scale) / 2, width: width * scale, height: height * scale };
}

/** How far from the left the name begins, beside the hospital's logo or ours. In points. */
export function besideLogo(logo: BrandPicture | undefined): number {
  return (logo === undefined ? ARCH_WIDTH : logoArea(logo, 0, 0).width) + GAP;
}
