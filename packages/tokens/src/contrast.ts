import { contrast } from './color-value.ts';
import type { ColorToken } from './colors.ts';
import type { Theme } from './theme.ts';

/** WCAG 2.2, AA: text (1.4.3), and other things that must be seen (1.4.11). */
const TEXT = 4.5;
const PARTS = 3;

/** A sheet of paper is white in every brand. */
const WHITE = '#ffffff';

interface Pair {
  readonly front: ColorToken;
  readonly back: ColorToken;
  readonly least: number;
}

const pages: readonly ColorToken[] = ['--paper', '--surface', '--sunk'];
const notices: readonly ColorToken[] = ['--primary-soft', '--sun-soft', '--rose-soft', '--leaf-soft'];

/** Which colour is shown on which background. */
const pairs: readonly Pair[] = [
  ...on(['--ink', '--ink-2', '--primary'], [...pages, ...notices], TEXT),
  ...on(['--primary-strong'], [...pages, '--primary-soft'], TEXT),
  ...on(['--on-primary'], ['--primary', '--primary-strong'], TEXT),
  ...on(['--rose'], [...pages, '--rose-soft'], TEXT),
  ...on(['--leaf'], [...pages, '--leaf-soft'], TEXT),
  ...on(['--sun', '--field-border', '--focus'], pages, PARTS),
];

/** The colours that letters and printed documents use on bare paper. */
const printed: readonly ColorToken[] = ['--ink', '--ink-2', '--primary'];

/** Two colours, one shown on the other, whose contrast is too low. */
export interface WeakPair {
  front: ColorToken;
  /** A sheet of paper has no token. */
  back: ColorToken | 'white paper';
  theme: 'light' | 'dark';
  /** The contrast ratio, and the minimum of WCAG; never rounded up. */
  contrast: number;
  least: number;
}

/** The pairs of a theme whose contrast is below WCAG 2.2 AA. All colours but the transparent ones must be `#rrggbb`. */
export function weakPairs(theme: Theme): WeakPair[] {
  const onScreen = (['light', 'dark'] as const).flatMap((name) =>
    pairs.map(({ front, back, least }): WeakPair => ({
      front,
      back,
      theme: name,
      contrast: contrast(theme[name][front], theme[name][back]),
      least,
    })),
  );
  const onPaper = printed.map((front): WeakPair => ({
    front,
    back: 'white paper',
    theme: 'light',
    contrast: contrast(theme.light[front], WHITE),
    least: TEXT,
  }));
  return [...onScreen, ...onPaper].filter((pair) => pair.contrast < pair.least).map(roundDown);
}

function roundDown(pair: WeakPair): WeakPair {
  return { ...pair, contrast: Math.floor(pair.contrast * 100) / 100 };
}

function on(fronts: readonly ColorToken[], backs: readonly ColorToken[], least: number): Pair[] {
  return fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));
}
