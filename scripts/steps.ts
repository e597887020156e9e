import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
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
    'packages/assistance',
    'packages/health-links',
    'packages/matching',
    'packages/staff-contract',
    'apps/staff',
    'apps/web',
    'apps/web/src/service-worker',
    'e2e',
    'bench',
    // With all of the server, which they start.
    'scripts',
  ].map((folder): Step => ({ name: `types of ${folder}`, command: ['tsc', '-p', folder] })),
  { name: 'rooms, and the walls between them', command: ['node', 'scripts/rooms/print-rooms.ts'] },
  {
    name: 'every line of the specification, and every promise',
    command: ['node', 'scripts/claims/print-coverage.ts'],
  },
  { name: 'dead code', command: ['knip'] },
  { name: 'every translation is complete', command: ['node', 'build/check-locales.ts'], folder: 'apps/web' },
  {
    name: 'every translation of the staff app is complete',
    command: ['node', '../web/build/check-locales.ts'],
    folder: 'apps/staff',
  },
];

/** The apps in browsers, each built by itself. */
export const buildSteps: readonly (Step & { readonly folder: string })[] = [
  {
    name: 'build, and the weight of the first page',
    command: ['vite', 'build', '--logLevel=warn'],
    folder: 'apps/web',
  },
  { name: 'build of the staff app', command: ['vite', 'build', '--logLevel=warn'], folder: 'apps/staff' },
];

/** Runs a step, its output shown as it comes; tells whether it went well. */
export async function runStep(step: Step): Promise<boolean> {
  console.log(`\n── ${step.name}`);
  const { ended, wentWell } = await run(step, 'inherit');
  console.log(ended);
  return wentWell;
}

/**
 * Runs steps that need nothing of each other, one for each core at a time. The output of each is shown when it has ended.
 * Returns the names of those that failed.
 */
export async function runSideBySide(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = [];
  const left = steps.values();
  const runRest = async (): Promise<void> => {
    for (const step of left) {
      const { ended, output, wentWell } = await run(step, 'pipe');
      console.log(`\n── ${step.name}\n${output}${ended}`);
      if (!wentWell) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runRest));
  return failed;
}

async function run(step: Step, shown: 'inherit' | 'pipe') {
  const began = performance.now();
  const [program, ...args] = step.command;
  const child = spawn(program, args, { cwd: join(root, step.folder ?? '.'), stdio: ['ignore', shown, shown] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += String(text)));
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (status) => resolve(status ?? 1));
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return { wentWell: code === 0, output, ended: `${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)` };
}
