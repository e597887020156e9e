import { type DrawnPage, pathTo, type PortalSettings } from '@portico/contract';
import { drawPage } from './draw-page.tsx';

/**
 * Draws the first page. The build makes a module of its own of this (build/draw-pages.ts), which the server loads
 * (docs/decisions/0143).
 */
export function drawFirstPage(settings: PortalSettings): Promise<DrawnPage> {
  return drawPage(settings, pathTo('home'));
}
