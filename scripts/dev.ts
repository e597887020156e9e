import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './steps.ts';

/** `npm run dev`: the demonstration's server, restarted when its files change, and the pages with hot reload before it. */
const server = spawn('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
const pages = spawn('vite', ['--clearScreen=false'], { cwd: join(root, 'apps/web'), stdio: 'inherit' });

const ofStaff = spawn('vite', ['--clearScreen=false', '--port=5183'], {
  cwd: join(root, 'apps/staff'),
  stdio: 'inherit',
});
const children = [server, pages, ofStaff];

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop).on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
