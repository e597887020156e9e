import { runCli } from '../run.ts';
import { type Said, staffUser } from './staff-terminal.ts';

/** Runs a command that opens no database: it works beside a server that has the embedded one. Times read `N s`. */
export async function runWithoutDatabase(argv: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Said> {
  const said = { out: '', err: '' };
  const code = await runCli(argv, {
    terminal: {
      out: (text) => void (said.out += text),
      err: (text) => void (said.err += text),
      isInteractive: false,
    },
    env,
    openDatabase: () => Promise.reject(new Error('No database is needed.')),
    signal: new AbortController().signal,
    user: staffUser,
  });
  return { code, out: withoutTimes(said.out), err: withoutTimes(said.err) };
}

function withoutTimes(text: string): string {
  return text.replace(/\d+\.\d s/g, 'N s');
}
