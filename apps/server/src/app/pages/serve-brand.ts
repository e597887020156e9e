import { brandStyleSheet } from '@portico/tokens';
import type { FastifyInstance } from 'fastify';
import { BRAND_PATH } from '../../documents/framed-page.ts';
import type { BrandFile } from '../../platform/settings/brand/read-brand-file.ts';
import type { HospitalBrand } from '../../platform/settings/brand/brand.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { pictureRules } from './brand-pictures.ts';
import { fontFaces } from './font-faces.ts';
import { FOR_EVER } from './shared-web-files.ts';

/** A drawing runs nothing and fetches nothing, also where it is opened by itself. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Under this name every page has the icon of its tab. */
export const FAVICON_FILE = 'favicon.svg';

const AN_HOUR = 'public, max-age=3600';

/** Serves the hospital's own design tokens, which replace ours, and its files (settings: brand). */
export function serveBrand(app: FastifyInstance, { healthSystem }: Pick<Settings, 'healthSystem'>): void {
  const { brand } = healthSystem;
  if (brand === undefined) return;
  const css = `${fontFaces(brand)}${brandStyleSheet(brand)}${pictureRules(brand)}`;
  app.get(BRAND_PATH, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', AN_HOUR).send(css),
  );
  for (const file of new Map(filesOf(brand).map((each) => [each.path, each])).values()) {
    serveFile(app, file.path, file, FOR_EVER);
  }
  if (brand.files?.favicon !== undefined) serveFile(app, `/${FAVICON_FILE}`, brand.files.favicon, AN_HOUR);
}

function serveFile(app: FastifyInstance, path: string, { type, content }: BrandFile, caching: string): void {
  app.get(path, (_request, reply) => {
    if (type === 'image/svg+xml') reply.header('content-security-policy', DRAWING_POLICY);
    return reply.type(type).header('cache-control', caching).send(content);
  });
}

/** Those that pages load. */
function filesOf({ files }: HospitalBrand): BrandFile[] {
  if (files === undefined) return [];
  const { logo, appIcon, picture, fonts } = files;
  return [logo?.light, logo?.dark, appIcon, picture, ...fonts.map(({ file }) => file)].filter(
    (file) => file !== undefined,
  );
}
