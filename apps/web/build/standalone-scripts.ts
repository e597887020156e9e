import { build, type Plugin } from 'vite';

/**
 * Builds scripts that must not share code with the pages, each in one file with a name of its own: a service worker
 * imports nothing, and the offline page has only what the worker keeps for it.
 *
 * @param scripts source by file name.
 */
export function standaloneScripts(scripts: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'portico-standalone-scripts',
    apply: 'build',
    async generateBundle() {
      for (const [fileName, source] of Object.entries(scripts)) {
        this.emitFile({ type: 'asset', fileName, source: await buildScript(source) });
      }
    },
  };
}

async function buildScript(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input, output: { format: 'iife' }, treeshake: { propertyReadSideEffects: false } },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk, ...more] = outputs;
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error(`${input} is not one script.`);
  return chunk.code;
}
