import { brotliCompressSync } from 'node:zlib';
import { type Language, languages } from '@portico/contract';
import type { Plugin, Rolldown } from 'vite';

/** The parts of the first page: its entry, the home page itself, and their texts. */
const partsOf = (language: Language): string[] => [
  '/index.html',
  '/pages/home/page.tsx',
  `/pages/home/locales/${language}.po`,
  `/sign-in/locales/${language}.po`,
  `/src/locales/${language}.po`,
];

interface WeighedFile {
  readonly name: string;
  readonly weight: number;
}

/**
 * Fails the build when the JS and CSS that the home page loads, in the language with the largest files, exceed the
 * budget, in kB (1000 bytes) of brotli.
 */
export function firstPageBudget({ kilobytes }: { kilobytes: number }): Plugin {
  return {
    name: 'portico-first-page-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const pages = languages.map((language) =>
        filesOfFirstPage(bundle, language).map((name) => ({ name, weight: weightOf(bundle[name]) })),
      );
      const total = Math.max(...pages.map(totalOf));
      const heaviest = pages.find((files) => totalOf(files) === total) ?? [];
      const list = heaviest.map(({ name, weight }) => `${(weight / 1000).toFixed(1)} ${name}`).join(', ');
      const report = `first page: ${(total / 1000).toFixed(1)} of ${kilobytes} kB brotli (${list})`;
      if (total > kilobytes * 1000) this.error(report);
      console.log(report);
    },
  };
}

function totalOf(files: readonly WeighedFile[]): number {
  return files.reduce((sum, { weight }) => sum + weight, 0);
}

function filesOfFirstPage(bundle: Rolldown.OutputBundle, language: Language): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const parts = partsOf(language);
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
