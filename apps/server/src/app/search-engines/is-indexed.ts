import type { Settings } from '../../platform/settings/settings.ts';

/**
 * Whether search engines may list the portal's public pages (settings: searchEngines.index). A demonstration's places and
 * prices are invented: unless its settings say so, nobody shall find them and take them for true.
 */
export function isIndexed({ healthSystem, mode }: Pick<Settings, 'healthSystem' | 'mode'>): boolean {
  return healthSystem.searchEngines.index ?? mode === 'production';
}
