import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { houses } from './houses.ts';
import { readPlan } from './read-imports.ts';
import { type Arrow, circlesOf, errorOfImport, errorsOfTable } from './rooms.ts';

const root = join(import.meta.dirname, '..', '..');

describe.each(houses)('the rooms of $folder', (house) => {
  it('have a table in which each row uses rooms below it only, so that no circle is allowed', () => {
    expect(errorsOfTable(house)).toEqual([]);
  });

  it('keep to the table: no circle, no import against the direction, no room without a row', () => {
    const { files, arrows, errors } = readPlan(house, root);
    expect(files.length).toBeGreaterThan(30);
    expect(arrows.length).toBeGreaterThan(30);
    expect(errors).toEqual([]);
    expect(circlesOf(arrows)).toEqual([]);
  });

  it('all say what they are for', () => {
    for (const { what } of Object.values(house.rooms)) expect(what).toMatch(/^\S.{10,}\.$/);
  });
});

describe('a table of rooms', () => {
  const house = {
    folder: 'apps/x/src',
    packages: ['node:*', 'react'],
    rooms: {
      roof: { what: 'The roof.', uses: ['cellar'], packages: ['pg'] },
      middle: { what: 'The middle.', uses: ['cellar'] },
      cellar: { what: 'The cellar.', uses: [] },
    },
  };

  it('allows what it names, and what stays in a room', () => {
    expect(errorOfImport(house, 'roof/a.ts', '../cellar/b.ts', 'cellar/b.ts')).toBeNull();
    expect(errorOfImport(house, 'roof/a.ts', './b.ts', 'roof/b.ts')).toBeNull();
    expect(errorOfImport(house, 'roof/a.ts', 'pg', null)).toBeNull();
    expect(errorOfImport(house, 'roof/a.ts', 'node:fs', null)).toBeNull();
  });

  it.each([
    ['a room that the row does not name', 'roof/a.ts', '../middle/b.ts', 'middle/b.ts', 'may not use "middle"'],
    ['a room above', 'cellar/a.ts', '../roof/b.ts', 'roof/b.ts', 'may not use "roof"'],
    ['a new room without a row', 'attic/a.ts', '../cellar/b.ts', 'cellar/b.ts', 'without a row'],
    ['a new room, from an old one', 'roof/a.ts', '../attic/b.ts', 'attic/b.ts', 'may not use "attic"'],
    ['a file beside the house', 'roof/a.ts', '../../../y/src/b.ts', '../../y/src/b.ts', 'leads out of'],
    ['what is for tests', 'roof/a.ts', './testing/b.ts', 'roof/testing/b.ts', 'for tests only'],
    ['a package of another room', 'middle/a.ts', 'pg', null, 'the package "pg"'],
    ['a package inside another', 'roof/a.ts', 'pg-boss/x', null, 'the package "pg-boss"'],
  ])('refuses %s', (_what, file, specifier, target, said) => {
    expect(errorOfImport(house, file, specifier, target)).toContain(said);
  });

  it('refuses a row that uses a room above it, or one that is not there', () => {
    const rooms = { a: { what: 'A.', uses: ['b', 'gone'] }, b: { what: 'B.', uses: ['a'] } };
    expect(errorsOfTable({ ...house, rooms })).toEqual([
      'apps/x/src: "a" uses "gone", which has no row.',
      'apps/x/src: "b" uses "a", which stands above it.',
    ]);
  });

  it('finds the circles among rooms', () => {
    const arrow = (from: string, to: string): Arrow => ({ file: `${from}/x.ts`, from, to, specifier: '' });
    expect(circlesOf([arrow('a', 'b'), arrow('b', 'c')])).toEqual([]);
    const arrows = [arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'b'), arrow('c', 'd')];
    expect(circlesOf(arrows)).toEqual([['b', 'c']]);
  });
});

describe('the linter, by the table', () => {
  const refused: ReadonlyArray<[what: string, file: string, specifier: string]> = [
    ['keys that know HTTP', 'apps/server/src/platform/crypto/planted.ts', '../../app/http/errors.ts'],
    ['a feature that knows an adapter', 'apps/server/src/enrolment/planted.ts', '../adapters/mail-smtp.ts'],
    ['a feature that knows one above it', 'apps/server/src/accounts/calls/planted.ts', '../../enrolment/enrolment.ts'],
    ['a feature that knows the web server', 'apps/server/src/estimates/planted.ts', 'fastify'],
    ['a server that knows the web app', 'apps/server/src/app/planted.ts', '../../../web/src/ui/button.tsx'],
    ['a kit that knows the portal', 'apps/web/src/ui/planted.tsx', '../portal/use-send.ts'],
    ['a new room of the web app', 'apps/web/src/new-room/planted.tsx', '../portal/use-send.ts'],
    ['a page that knows the prices', 'apps/web/src/pages/home/planted.tsx', '@portico/price-files'],
  ];
  const allowed = 'apps/server/src/enrolment/allowed.ts';
  let said = '';

  beforeAll(() => {
    const copy = mkdtempSync(join(tmpdir(), 'portico-rooms-'));
    for (const path of [
      '.oxlintrc.json',
      'apps/server/rooms.ts',
      'apps/web/rooms.ts',
      'apps/staff/rooms.ts',
      'scripts/rooms',
    ]) {
      cpSync(join(root, path), join(copy, path), { recursive: true });
    }
    for (const [, file, specifier] of refused) {
      const forms = [
        `import { x } from '${specifier}'`,
        `const y = () => import('${specifier}')`,
        `export * from '${specifier}'`,
        `const z = () => import(\`${specifier}\`)`,
      ];
      plant(join(copy, file), `${forms.join(';\n')};\nexport { x, y, z };\n`);
    }
    plant(join(copy, allowed), "import { x } from '../platform/time.ts';\nexport const y = x;\n");
    const run = spawnSync('oxlint', ['--format=unix', 'apps'], { cwd: copy, encoding: 'utf8' });
    rmSync(copy, { recursive: true });
    if (run.error !== undefined) throw run.error;
    said = run.stdout + run.stderr;
  });

  it.each(refused)('refuses %s, in each form of an import', (_what, file) => {
    const lines = said.split('\n').filter((line) => line.startsWith(file) && line.includes('portico(walls)'));
    expect(lines.map((line) => line.split(':')[1])).toEqual(['1', '2', '3', '4']);
  });

  it('lets an allowed import pass', () => {
    const lines = said.split('\n').filter((line) => line.startsWith(allowed));
    expect(lines.filter((line) => line.includes('portico(walls)'))).toEqual([]);
  });
});

function plant(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
