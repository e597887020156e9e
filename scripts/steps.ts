import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** One thing that the gate runs: a program of the project's own `node_modules/.bin`, or `node`. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly folder?: string;
}

/** The steps that need nothing but the files: they are quick, and `npm run check` stops there. */
export const staticSteps: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--max-warnings=0'] },
  ...[
    'packages/contract',
    'packages/rules',
    'packages/estimate',
    'packages/json-scan',
    'packages/price-files',
    'packages/x12',
    'packages/tokens',
    'apps/web',
    'e2e',
    'bench',
    // With all of the server, which they start.
    'scripts',
  ].map((folder): Step => ({ name: `types of ${folder}`, command: ['tsc', '-p', folder] })),
  { name: 'rooms, and the walls between them', command: ['node', 'scripts/rooms/print-rooms.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'every translation is complete', command: ['node', 'build/check-locales.ts'], folder: 'apps/web' },
];

export const buildStep: Step = {
  name: 'build, and the weight of the first page',
  command: ['vite', 'build', '--logLevel=warn'],
  folder: 'apps/web',
};

/** Runs a step with its output shown; tells whether it went well. */
export async function runStep(step: Step): Promise<boolean> {
  console.log(`\n── ${step.name}`);
  const began = performance.now();
  const [program, ...args] = step.command;
  const child = spawn(program, args, { cwd: join(root, step.folder ?? '.'), stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (status) => resolve(status ?? 1));
  });
  console.log(`${code === 0 ? 'ok' : 'FAILED'} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return code === 0;
}
