import { brotliCompressSync } from 'node:zlib';
import { type Language, languages } from '@portico/contract';
import type { Plugin, Rolldown } from 'vite';

/** The small entry, which loads nothing else until the page that the server has drawn is shown. */
const ENTRY = '/index.html';

/** The other parts of the first page: the app, the home page itself, and their texts. */
const partsOf = (language: Language): string[] => [
  '/src/signed-out.tsx',
  '/pages/home/page.tsx',
  `/src/locales/${language}.po`,
];

interface WeighedFile {
  readonly name: string;
  readonly weight: number;
}

/**
 * Fails the build when the JS and CSS that the home page is made of, in the language with the largest files, exceed the
 * budgets, in kB (1000 bytes) of brotli: all of it, and the part that comes before its first picture. What the page really
 * loads is weighed in a browser (e2e/first-page.test.ts).
 */
export function firstPageBudget(budget: { kilobytes: number; beforeFirstPicture: number }): Plugin {
  return {
    name: 'portico-first-page-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const weigh = (names: readonly string[]) => names.map((name) => ({ name, weight: weightOf(bundle[name]) }));
      const pages = languages.map((language) => weigh(filesOf(bundle, [ENTRY, ...partsOf(language)])));
      const heaviest = pages.toSorted((a, b) => totalOf(b) - totalOf(a))[0] ?? [];
      const entry = filesOf(bundle, [ENTRY]);
      const first = heaviest.filter(({ name }) => name.endsWith('.css') || entry.includes(name));
      const report = [
        `first page: ${inKilobytes(totalOf(heaviest))} of ${budget.kilobytes} kB brotli`,
        `before its first picture: ${inKilobytes(totalOf(first))} of ${budget.beforeFirstPicture}`,
        `(${heaviest.map(({ name, weight }) => `${inKilobytes(weight)} ${name}`).join(', ')})`,
      ].join(', ');
      const isOver = totalOf(heaviest) > budget.kilobytes * 1000 || totalOf(first) > budget.beforeFirstPicture * 1000;
      if (isOver) this.error(report);
      console.log(report);
    },
  };
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function totalOf(files: readonly WeighedFile[]): number {
  return files.reduce((sum, { weight }) => sum + weight, 0);
}

/** The files of these parts and of all that they import. */
function filesOf(bundle: Rolldown.OutputBundle, parts: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const roots = chunks.filter(({ facadeModuleId }) => parts.some((part) => facadeModuleId?.endsWith(part)));
  if (roots.length !== parts.length) throw new Error('The first page no longer has the parts that its budget counts.');
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const imported of chunk.imports) visit(imported);
  };
  for (const root of roots) visit(root.fileName);
  return [...files];
}

function weightOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): number {
  if (!file) return 0;
  return brotliCompressSync(file.type === 'chunk' ? file.code : file.source).byteLength;
}
