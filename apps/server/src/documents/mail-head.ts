import type { HospitalBrand } from '../platform/settings/brand/brand.ts';
import { LOGO_CONTENT_ID } from '../ports/mail.ts';
import { html, type Html } from './html.ts';

/** In pixels: the room for a logo of any form. */
const ROOM = { width: 240, height: 48 };

/**
 * The hospital's logo above a mail, where the brand has one for paper. The mail itself says whose it is. It goes with the mail: a
 * picture from an address would tell who opens it, and mail programs do not load it.
 */
export function mailHead(brand: HospitalBrand | undefined): Html | false {
  const logo = brand?.files?.logoOnPaper;
  if (logo === undefined) return false;
  const scale = Math.min(ROOM.width / logo.width, ROOM.height / logo.height);
  const inPixels = (side: number): string => String(Math.round(side * scale));
  return html`<p style="margin:0 0 16px">
    <img
      src="cid:${LOGO_CONTENT_ID}"
      width="${inPixels(logo.width)}"
      height="${inPixels(logo.height)}"
      alt=""
      style="display:block;border:0"
    />
  </p> `;
}
