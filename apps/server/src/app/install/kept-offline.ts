import { PLAIN_STYLE_PATH } from '../pages/plain-page.ts';
import { OFFLINE_PATH, OFFLINE_SCRIPT_PATH } from './offline-page.ts';

/** All that the service worker keeps, as paths: the offline page, and its files. Decision 25 lists them. */
export const keptOffline: { readonly page: string; readonly files: readonly string[] } = {
  page: OFFLINE_PATH,
  files: [PLAIN_STYLE_PATH, OFFLINE_SCRIPT_PATH],
};
