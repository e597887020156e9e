import { describe, expect, it } from 'vitest';
import { contrast, readColor } from './color-value.ts';

describe('a colour of CSS', () => {
  it.each([
    ['#0b5b59', '#0b5b59'],
    [' #FA0 ', '#ffaa00'],
    ['#fa08', '#ffaa0088'],
    ['#ffaa00cc', '#ffaa00cc'],
    ['#ffaa00ff', '#ffaa00'],
    ['rgb(11 91 89)', '#0b5b59'],
    ['rgb(11, 91, 89)', '#0b5b59'],
    ['rgba(11, 91, 89, 0.5)', '#0b5b5980'],
    ['rgb(11 91 89 / 50%)', '#0b5b5980'],
    ['rgb(11 91 89 / 1)', '#0b5b59'],
  ])('%s is read as %s', (text, hex) => {
    expect(readColor(text)).toBe(hex);
  });

  it.each([
    '',
    'teal',
    '#12',
    '#12345',
    '#1234567',
    '#ggg',
    '0b5b59',
    'rgb(256 0 0)',
    'rgb(1 2)',
    'rgb(1, 2 3)',
    'rgb(1 2 3 / 2)',
    'rgb(1 2 3 / 101%)',
    'var(--ink)',
    'light-dark(#000, #fff)',
    'url(https://example.org/)',
    '#000;}body{display:none',
    '#000/**/',
    '#000</style>',
    '#000\n;',
    '#00\\30 0',
  ])('%j is none', (text) => {
    expect(readColor(text)).toBeNull();
  });
});

describe('contrast (WCAG 2.2)', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#777777', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
  ])('of %s on %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });
});
