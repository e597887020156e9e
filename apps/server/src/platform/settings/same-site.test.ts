import { describe, expect, it } from 'vitest';
import { isSameSite } from './same-site.ts';

describe('two addresses are of one site', () => {
  it.each([
    ['https://portal.alderbay.org', 'https://www.alderbay.org', true],
    ['https://alderbay.org', 'https://www.alderbay.org', true],
    ['https://alderbay.org:8443', 'https://alderbay.org', true],
    ['https://a.health.nhs.uk', 'https://b.health.nhs.uk', true],
    ['http://localhost:3000', 'http://localhost:5173', true],
    ['https://portal.alderbay.org', 'http://www.alderbay.org', false],
    ['https://portal.alderbay.org', 'https://www.partner.org', false],
    ['https://one.co.uk', 'https://other.co.uk', false],
    ['https://192.0.2.1', 'https://198.51.2.1', false],
  ])('%s and %s: %s', (one, other, same) => {
    expect(isSameSite(one, other)).toBe(same);
    expect(isSameSite(other, one)).toBe(same);
  });
});
