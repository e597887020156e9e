import { brandTokens, colors, readBrand } from '@portico/tokens';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SettingsError } from './settings-error.ts';
import { type HealthSystem, readHealthSystem } from './health-system.ts';

const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8');
const operations = await read('../../../../../docs/operations.md');

describe("the brand in the health system's file", () => {
  let folder: string;
  let demonstration: object;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-brand-'));
    demonstration = JSON.parse(await read('../../demo/health-system.json'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function brandOf(brand: object): Promise<HealthSystem['brand']> {
    const file = join(folder, 'portico.json');
    await writeFile(file, JSON.stringify({ ...demonstration, brand }));
    return (await readHealthSystem(file)).brand;
  }

  async function errorsOf(brand: object): Promise<readonly string[]> {
    try {
      await brandOf(brand);
      return [];
    } catch (error) {
      if (error instanceof SettingsError) return error.errors.map((each) => each.slice(each.indexOf(': ') + 2));
      throw error;
    }
  }

  it('has a value for both themes, or one for each, and a typeface', async () => {
    const brand = {
      '--primary': { light: 'rgb(122, 31, 61)', dark: '#F2B8C9' },
      '--sun-bright': '#fa0',
      '--font': "'Source Sans 3', sans-serif",
    };
    expect(await brandOf(brand)).toEqual({
      colors: {
        '--primary': { light: '#7a1f3d', dark: '#f2b8c9' },
        '--sun-bright': { light: '#ffaa00', dark: '#ffaa00' },
      },
      font: "'Source Sans 3', sans-serif",
    });
  });

  it.each(['--color-accent', '--color-primary', '--space-4', 'primary', '--__proto__'])(
    'is refused with %s, which is no token, and with the names of those that are',
    async (name) => {
      const [error = '', ...more] = await errorsOf({ [name]: '#7a1f3d' });
      expect(more).toEqual([]);
      expect(error).toBe(`brand.${name}: is not a token. A brand may set ${brandTokens.join(', ')}`);
    },
  );

  it('is refused with all that is wrong with it at once', async () => {
    const errors = await errorsOf({ '--primary': 'teal', '--sun': '#zzz', '--accent': '#7a1f3d' });
    expect(errors.map((each) => each.split(' ').slice(0, 2).join(' '))).toEqual([
      'brand.--primary: "teal"',
      'brand.--sun: "#zzz"',
      'brand.--accent: is',
    ]);
  });

  it.each([5, null, ['#7a1f3d'], { light: '#7a1f3d' }])(
    'is refused with a value of another form: %j',
    async (value) => {
      expect(await errorsOf({ '--primary': value })).toEqual([
        'brand.--primary: must be a text, or one for each theme as { "light": …, "dark": … }',
      ]);
    },
  );

  it('is refused where text could not be read, with the pair of colours and the theme', async () => {
    expect(await errorsOf({ '--ink-2': { light: '#999999', dark: '#b3c2c3' } })).toContain(
      'brand: --ink-2 (#999999) on --paper (#fbfaf6) has a contrast of 2.72 : 1 in the light theme, and WCAG 2.2 AA asks for 4.5 : 1. Change one of them, or give each theme its own value',
    );
  });
});

describe('docs/operations.md on the brand', () => {
  it('names all that a brand may set, with our values', async () => {
    const row = /^\| `(--[\w-]+)` \|[^|]+\| `?([^`|]+)`? \|(?: `([^`]+)`)? \|$/gm;
    const rows = Array.from(operations.matchAll(row), ([, name, light, dark]) => [name, light, dark]);
    const ours = Object.entries(colors).map(([name, { light, dark }]) => [name, light, dark]);
    expect(rows).toEqual([...ours, ['--font', 'Figtree', undefined]]);
    expect(rows.map(([name]) => name)).toEqual(brandTokens);
  });

  it('has an example that is taken', async () => {
    const [, example = ''] = /```json\n("brand": \{[^`]+)```/.exec(operations) ?? [];
    const { brand } = JSON.parse(`{${example}}`);
    expect(readBrand(brand)).toHaveProperty('brand');
  });
});
