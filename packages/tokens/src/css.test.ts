import { describe, expect, it } from 'vitest';
import { brandStyleSheet, customProperties, withTokens } from './css.ts';
import { themeOf } from './theme.ts';

const css = 'p { color: var(--ink); border-radius: var(--card-corner); font: 18px / var(--leading) var(--font); }';

describe('tokens in CSS', () => {
  it('are written for both themes at once', () => {
    const properties = Object.fromEntries(customProperties(themeOf(), 'app'));
    expect(properties['--ink']).toBe('light-dark(#14272b, #eff4f2)');
    expect(properties['--card-corner']).toBe('20px');
  });

  it('are those that a style sheet uses', () => {
    expect(withTokens(css, themeOf(), { surface: 'document', themes: 'light-dark' })).toBe(`:root {
  color-scheme: light dark;
  --ink: light-dark(#14272b, #eff4f2);
  --font: 'Figtree Variable', Figtree, system-ui, sans-serif;
  --leading: 1.55;
  --card-corner: 20px;
}

${css}`);
  });

  it('are in a media query for browsers without light-dark()', () => {
    expect(withTokens(css, themeOf(), { surface: 'plain', themes: 'media' })).toBe(`:root {
  color-scheme: light dark;
  --ink: #14272b;
  --font: system-ui, sans-serif;
  --leading: 1.55;
  --card-corner: 20px;
}

@media (prefers-color-scheme: dark) {
  :root {
    --ink: #eff4f2;
  }
}

${css}`);
  });

  it('are refused if they do not exist', () => {
    const options = { surface: 'document', themes: 'light-dark' } as const;
    expect(() => withTokens('p { color: var(--inc); }', themeOf(), options)).toThrow('There is no token --inc.');
  });

  it('of a brand are those that it sets', () => {
    const primary = { light: '#7a1f3d', dark: '#f2b8c9' };
    const sun = { light: '#ffaa00', dark: '#ffaa00' };
    expect(brandStyleSheet({ colors: { '--primary': primary, '--sun-bright': sun } })).toBe(
      ':root{--primary:light-dark(#7a1f3d, #f2b8c9);--sun-bright:#ffaa00;}',
    );
    expect(brandStyleSheet({ colors: {}, font: 'Georgia, serif' })).toBe(':root{--font:Georgia, serif;}');
  });
});
