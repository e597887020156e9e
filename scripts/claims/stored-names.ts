import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.ts';

/** Where a browser stores something for the portal. */
export type Store = 'cookie' | 'local storage' | 'session storage' | 'cache' | 'service worker';

/** What a browser stores, and the source that says so. */
export interface StoredName {
  readonly store: Store;
  /** As the browser has it; as the source writes it, where the source says it in no way that is known here. */
  readonly name: string;
  readonly file: string;
}

/** How the web app stores something under a name, which is the group of the pattern, or reads what another page stored. */
const webWays: ReadonlyArray<readonly [Store, RegExp]> = [
  ['session storage', /\btabMemory\(([^,)]*)/g],
  ['session storage', /\bsessionStorage\.setItem\(([^,)]*)/g],
  ['local storage', /\blocalStorage\.setItem\(([^,)]*)/g],
  ['cache', /\bcaches\.open\(([^,)]*)/g],
  ['service worker', /\bserviceWorker\.register\(([^,)]*)/g],
  ['cookie', /\b(?:setCookie|hasCookie)\(([^,)]*)/g],
  ['cookie', /\bdocument\.cookie = (`[^=]*)=/g],
];

/** The only files that hand on a name from their caller: a call of theirs is one of the ways above. */
const handOn = ['apps/web/src/portal/tab-memory.ts', 'apps/web/src/sign-in/cookies.ts'];

/** The files that use what a browser stores with. All others use it through them. */
export const storageFiles = [
  ...handOn,
  'apps/web/src/portal/language-cookie.ts',
  'apps/web/src/sign-in/device-id.ts',
  'apps/web/src/service-worker/main.ts',
];

const webSources = readSources(['apps/web/{src,public}/**/*.{ts,tsx,js,html}', 'apps/web/*.html']);
/** The apps of the demonstration, its identity provider and the app of staff are other sites than the portal, with cookies of their own. */
const ofOtherSites = /^apps\/server\/src\/(?:companion|staff-app|providers\/identity)\//;

const serverSources = readSources(['apps/server/src/**/*.ts']).filter(({ file }) => !ofOtherSites.test(file));

/** Every name under which the web app or the server stores something in a browser. */
export function storedNames(): StoredName[] {
  return [
    ...webSources.flatMap(({ file, text }) =>
      handOn.includes(file)
        ? []
        : webWays.flatMap(([store, way]) =>
            [...text.matchAll(way)].map(([, name = '']) => ({ store, name: nameIn(text, name), file })),
          ),
    ),
    ...serverSources.flatMap(({ file, text }) =>
      cookiesOfServer(text).map((name) => ({ store: 'cookie' as const, name, file })),
    ),
  ];
}

/** The files that use what a browser stores with, and those of the server that set a cookie without its common name. */
export function filesThatStore(): string[] {
  const web = webSources.filter(({ text }) =>
    /\b(?:sessionStorage|localStorage|indexedDB|cookieStore|caches|document\.cookie)\b/.test(text),
  );
  const server = serverSources.filter(
    ({ text }) => /\.setCookie\(|['"]set-cookie['"]/i.test(text) && !/\bcookieName\(/.test(text),
  );
  return [...web, ...server].map(({ file }) => file);
}

/** A name as it is written: in quotes, in a template, or as a constant of the same file. */
function nameIn(text: string, written: string): string {
  const literal = /^['`]([^'`$]+)['`]?$/.exec(written.trim())?.[1];
  if (literal !== undefined) return literal;
  return new RegExp(`\\bconst ${written.trim()} = '([^']+)'`).exec(text)?.[1] ?? written;
}

/** The server names a cookie by its kind, behind `portico-`. */
function cookiesOfServer(text: string): string[] {
  const ofAccounts = /\btype AccountCookie = ([^;]+);/.exec(text)?.[1] ?? '';
  const kinds = [...ofAccounts.matchAll(/'(\w+)'/g), ...text.matchAll(/\bcookieName\('([\w-]+)'/g)];
  return kinds.map(([, kind = '']) => `portico-${kind}`);
}

function readSources(patterns: readonly string[]): Array<{ file: string; text: string }> {
  return globSync(patterns, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .toSorted()
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }));
}
