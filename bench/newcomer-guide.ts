import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const HEADING = 'From nothing to two servers';

/** The commands of the guide of docs/operations.md, as they stand there. */
export interface Guide {
  /** Debian's packages that it names. */
  readonly packages: readonly string[];
  /** What is typed in the clone: it may download. Without the installation of the packages. */
  readonly build: string;
  /** All that is typed after it, without a network. */
  readonly goLive: string;
}

/** @throws Error where the guide has not the form that it is read by. */
export async function readGuide(root: string): Promise<Guide> {
  const text = await readFile(join(root, 'docs/operations.md'), 'utf8');
  const section = text.split(/^#{2,3} /m).find((each) => each.startsWith(`${HEADING}\n`)) ?? '';
  const [build = '', ...others] = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => commands);
  const install = /^apt-get install -y (.+)\n/m.exec(build);
  if (install?.[1] === undefined || others.length === 0) {
    throw new Error(
      `docs/operations.md has no "${HEADING}" that begins with apt-get install and goes on in blocks of sh.`,
    );
  }
  return { packages: install[1].split(' '), build: build.replace(install[0], ''), goLive: others.join('\n') };
}
