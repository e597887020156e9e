import { describe, expect, it } from 'vitest';
import { porticoScene } from './scene.ts';

describe('the picture behind the home page', () => {
  it('ends where it begins, so that the loop has no seam', () => {
    const rounded = (phase: number) =>
      porticoScene(phase).map(({ path, from, to }) => [path, from.toFixed(6), to.toFixed(6)]);
    expect(rounded(1)).toEqual(rounded(0));
  });

  it('never shows more of a colour than there is', () => {
    const opacities = [0, 0.2, 0.4, 0.6, 0.8].flatMap((phase) =>
      porticoScene(phase).flatMap(({ from, to }) => [from, to]),
    );
    expect(Math.min(...opacities)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...opacities)).toBeLessThanOrEqual(1);
  });
});
