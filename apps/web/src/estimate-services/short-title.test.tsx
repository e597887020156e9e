import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ShortTitle } from './short-title.tsx';

describe('a category title on phones (spec §2: cut at 20 characters)', () => {
  it('of 20 characters is not cut', () => {
    expect(renderToStaticMarkup(<ShortTitle title="12345678901234567890" />)).toBe('12345678901234567890');
  });

  it('that is longer is cut on the screen, and whole for screen readers', () => {
    const html = renderToStaticMarkup(<ShortTitle title="Preventive care and screening" />);
    expect(html).toContain('<span class="title-whole">Preventive care and screening</span>');
    expect(html).toContain('<span class="title-cut" aria-hidden="true">Preventive care and…</span>');
  });

  it('is cut between characters, not within one', () => {
    expect(renderToStaticMarkup(<ShortTitle title={'👶🏽'.repeat(11)} />)).not.toContain('�');
  });
});
