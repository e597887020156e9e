import { nativeApp } from './native-app.ts';

/** CSS pixels below which a page has its phone layout (spec §9, the header's widths). */
const NARROW = 768;

/** The mobile flag of framed pages (spec §2): within the hospital's app, or on a narrow screen. */
export function isMobile(): boolean {
  return nativeApp() !== null || window.innerWidth < NARROW;
}
