import { describe, expect, it } from 'vitest';
import { readBrand } from './brand.ts';
import { colors } from './colors.ts';
import { weakPairs } from './contrast.ts';
import { themeOf } from './theme.ts';

const problemsOf = (settings: Parameters<typeof readBrand>[0]): string[] => {
  const read = readBrand(settings);
  return 'problems' in read ? read.problems.map(({ message }) => message) : [];
};

describe('the contrast of a theme (WCAG 2.2 AA)', () => {
  it('is enough with our own colours', () => {
    expect(weakPairs(themeOf())).toEqual([]);
  });

  it.each([
    ['text', '--ink', { light: '#777777', dark: '#eff4f2' }, '--ink (#777777) on --paper', 'light theme', 4.5],
    ['text of the dark theme', '--paper', '#fbfaf6', '--ink (#eff4f2) on --paper (#fbfaf6)', 'dark theme', 4.5],
    ['text on a button', '--on-primary', '#000000', '--on-primary (#000000) on --primary (', 'light theme', 4.5],
    ['the border of a field', '--field-border', '#cccccc', '--field-border (#cccccc) on --surface', 'light theme', 3],
    ['the ring of what has focus', '--focus', '#ffe2a0', '--focus (#ffe2a0) on --sunk', 'light theme', 3],
  ] as const)('must be enough for %s', (_what, token, value, pair, theme, least) => {
    const found = problemsOf({ [token]: value }).filter((each) => each.startsWith(pair) && each.includes(theme));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`WCAG 2.2 AA asks for ${least} : 1`);
  });

  it('must be enough on white paper, whatever the paper of the screen is', () => {
    const dark = {
      ...Object.fromEntries(Object.entries(colors).map(([name, value]) => [name, value.dark])),
      '--shade': '#0003',
      '--veil': '#0009',
    };
    expect(problemsOf(dark).map((each) => each.slice(0, each.indexOf(' has')))).toEqual([
      '--ink (#eff4f2) on white paper',
      '--ink-2 (#b3c2c3) on white paper',
      '--primary (#7ad3c8) on white paper',
    ]);
  });

  it('is never rounded up to the minimum', () => {
    expect(problemsOf({ '--primary': { light: '#777777', dark: '#7ad3c8' } }).join()).toContain('contrast of 4.47 : 1');
  });
});

describe('a value of a brand', () => {
  it.each(['#0b5b5980', 'rgb(11 91 89 / 50%)'])('of %s hides nothing, which only shades may do', (value) => {
    expect(problemsOf({ '--primary': value })).toEqual([
      `"${value}" is transparent, and this colour must hide what lies below it. Write it as #0b5b59`,
    ]);
    expect(problemsOf({ '--shade': value, '--veil': value, '--portico-beam': value })).toEqual([]);
  });

  it.each(['Georgia, serif', "'Source Sans 3', Verdana, sans-serif", '"Open Sans", system-ui', 'sans-serif'])(
    'may name typefaces: %s',
    (font) => {
      expect(readBrand({ '--font': font })).toEqual({ brand: { colors: {}, font } });
    },
  );

  it.each([
    '',
    'Georgia',
    "'Open; Sans', serif",
    'serif;}body{display:none}',
    'url(x), serif',
    "'a'b', serif",
    '"<", serif',
  ])('that can be more than a list of typefaces is refused: %s', (font) => {
    expect(problemsOf({ '--font': font })).toHaveLength(1);
  });
});
