import { describe, expect, it } from 'vitest';
import { saidAfter } from './live-announcements.tsx';

describe('the one live region of a page', () => {
  it('has the words of whoever announced last', () => expect(saidAfter('Loading', 'Copied')).toBe('Copied'));
  it('keeps the words of others where somebody has nothing to announce', () =>
    expect(saidAfter('Loading', '')).toBe('Loading'));
});
