import {
  type Language,
  languages,
  matchPath,
  pathTo,
  type StateName,
  stateOf,
  textOf,
  type WrittenLanguage,
} from '@portico/contract';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { isIndexed } from '../search-engines/is-indexed.ts';
import { socialPictureUrl } from '../search-engines/social-picture.ts';
import { escapeHtml } from './plain-page.ts';

/** The pages that search engines may show: what a stranger looks for. The others belong to somebody's way through a flow. */
export const indexedStates = [
  'home',
  'estimates',
  'create-account',
  'activation',
  'helpdesk-center',
  'mobile-download',
  'language-help',
  'accessibility',
  'nondiscrimination',
  'privacy',
] as const satisfies readonly StateName[];

type HeadSettings = Pick<Settings, 'healthSystem' | 'mode' | 'publicUrl'>;

/**
 * What the head of a page says of it to whoever does not run its scripts: search engines, and the previews of links
 * (https://ogp.me). A path with parameters is nobody's to find.
 *
 * @param path as the browser sent it, without its query.
 */
export function pageHead(path: string, language: Language, settings: HeadSettings): string {
  const { healthSystem, publicUrl } = settings;
  const state = matchPath(path)?.state.name;
  const isListed = indexedStates.some((name) => name === state && path === pathTo(name)) && isIndexed(settings);
  const title = titleOf(state, language, settings);
  const description = descriptionOf(language, settings);
  const at = `${publicUrl}${path}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(isListed
      ? [link('canonical', at), ...alternates(at, healthSystem.addedLanguages)]
      : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', healthSystem.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', socialPictureUrl(settings)),
    ...(isListed ? [meta('property', 'og:url', at)] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

/** The same page in each language; without a language in its address, it follows the visitor's browser. */
function alternates(at: string, added: HealthSystem['addedLanguages']): string[] {
  return [
    ...[...languages, ...added.map(({ tag }) => tag)].map(
      (each) => `<link rel="alternate" hreflang="${each}" href="${escapeHtml(`${at}?lang=${each}`)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(at)}">`,
  ];
}

function titleOf(state: StateName | undefined, language: Language, { healthSystem }: HeadSettings): string {
  if (state === undefined) return healthSystem.name;
  const title = textOf(stateOf(state).title, language);
  return state === 'home' ? `${healthSystem.name} · ${title}` : `${title} · ${healthSystem.name}`;
}

/** The hospital's own words, or its tagline and what one can do here. */
function descriptionOf(language: Language, { healthSystem }: Pick<Settings, 'healthSystem'>): string {
  const own = textOf(healthSystem.searchEngines.description, language);
  return own ?? `${textOf(healthSystem.wording.tagline, language)} ${textOf(whatOneCanDo, language)}`;
}

const whatOneCanDo: Readonly<Record<WrittenLanguage, string>> = {
  en: 'See what care costs before you come, sign in to your account, or get help.',
  es: 'Vea cuánto cuesta la atención antes de venir, inicie sesión en su cuenta o pida ayuda.',
};

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`;
}
