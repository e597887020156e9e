import type { HouseFiles } from './house-files.ts';

/** Where the portal speaks to people: the English of the screens' catalogues, of mails and letters, and of the demonstration's terms. */
const saidIn = {
  catalogues: 'apps/web/src/**/locales/es.po',
  messages: 'apps/server/src/documents/messages/{en,*-en}.ts',
  terms: 'apps/server/src/demo/health-system.json',
};

/** What a text says that binds us: how long something holds, what we do or never do, that nothing is lost. */
const signOfPromise = new RegExp(
  [
    /(?<!\$)\{[A-Z_]*(?:MINUTES|HOURS|DAYS|A_DAY)\b/,
    /\bgood (?:for|until|through) \S*\{/,
    /\bwe(?:’ll| will| keep| never| mail| delete| do not sell)\b/,
    /\b(?:nothing|not|never)\b.{0,30}\b(?:lost|kept|charged)\b/,
    /\b(?:stays?|code is still) (?:good|open)\b/,
    /\bworks once\b/,
    /\bdeleted\b/,
    /\bwithin (?:a|\$\{\w+\}) \w+/,
    /\bonly the newest\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/**
 * The texts of a file by which it speaks to people.
 *
 * @param path a folder of the web app stands for its catalogue.
 */
export function textsOf(path: string, files: HouseFiles): readonly string[] {
  const file = files.isFolder(path) ? `${path}/locales/es.po` : path;
  const text = files.read(file);
  return file.endsWith('.po') ? messageIds(text) : text.split('\n').map(withoutEscapes);
}

/** Every text that promises something, with its file. */
export function textsWithPromise(files: HouseFiles): ReadonlyArray<{ readonly file: string; readonly text: string }> {
  return Object.values(saidIn).flatMap((pattern) =>
    files
      .glob(pattern)
      .flatMap((file) => textsOf(file, files).map((text) => ({ file, text: text.trim() })))
      .filter(({ text }) => signOfPromise.test(text) && !/"es": |^(?:\/\/|\*|\/\*)/.test(text)),
  );
}

/** The texts of a catalogue in the language of the code; long ones stand on several lines. */
function messageIds(catalogue: string): string[] {
  return [...catalogue.matchAll(/^msgid ((?:"[^\n]*"\n)+)/gm)].map(([, quoted = '']) =>
    withoutEscapes(quoted.replaceAll(/^"|"$|\n/gm, '')),
  );
}

const withoutEscapes = (text: string): string => text.replaceAll(/\\(.)/g, '$1');
