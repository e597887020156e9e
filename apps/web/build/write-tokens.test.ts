import { customProperties, themeOf } from '@portico/tokens';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { writeTokens } from './write-tokens.ts';

/** A style sheet of the build, before it is minified. */
async function built(path: string): Promise<string> {
  const file = join(import.meta.dirname, '../src', path);
  const config = await resolveConfig({ configFile: false, css: { postcss: writeTokens() } }, 'build');
  return (await preprocessCSS(readFileSync(file, 'utf8'), file, config)).code;
}

describe('the tokens in the web app', () => {
  it.each([
    ['the app', 'ui/tokens.css'],
    ['the framed forms', 'framed-forms/framed-form.css'],
  ])('are written into the style sheet of %s', async (_what, path) => {
    const css = await built(path);
    for (const [name, value] of customProperties(themeOf(), 'app')) expect(css).toContain(`${name}: ${value};`);
    expect(css).not.toContain('@portico-tokens');
  });
});
