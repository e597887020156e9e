import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** What the first page loads besides its entry: the home page itself, and words in the longer of the two languages. */
const loadedByHome = [
  /\/pages\/home\/page\.tsx$/,
  /\/pages\/home\/locales\/es\.po$/,
  /\/sign-in\/locales\/es\.po$/,
  /\/src\/locales\/es\.po$/,
];

/** Fails the build when the JS and CSS that the home page loads weigh more than the budget, in kB (1000 bytes) of brotli. */
export function firstPageBudget({ kilobytes }: { kilobytes: number }): Plugin {
  return {
    name: 'portico-first-page-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const files = filesOfFirstPage(bundle);
      const weights = files.map((name) => ({ name, weight: weightOf(bundle[name]) }));
      const total = weights.reduce((sum, { weight }) => sum + weight, 0);
      const list = weights.map(({ name, weight }) => `${(weight / 1000).toFixed(1)} ${name}`).join(', ');
      const report = `first page: ${(total / 1000).toFixed(1)} of ${kilobytes} kB brotli (${list})`;
      if (total > kilobytes * 1000) this.error(report);
      console.log(report);
    },
  };
}

function filesOfFirstPage(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const roots = chunks.filter(
    (each) =>
      each.facadeModuleId !== null &&
      (each.facadeModuleId.endsWith('/index.html') ||
        loadedByHome.some((wanted) => wanted.test(each.facadeModuleId ?? ''))),
  );
  if (roots.length !== 1 + loadedByHome.length)
    throw new Error('The first page no longer has the parts that its budget counts.');
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
