import { describe, expect, it } from 'vitest';
import { readManifest } from './manifest.ts';

// HL7 SMART Health Cards and Links 1.0.0, 'SMART Health Link Manifest File'.

const jwe = 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..8zH0NmUXGwMOqEya.xdGRpgyvE9vNoKzH.5flOKKmeqYm0TamwROr8Nw';
const contentType = 'application/fhir+json';

describe('a manifest', () => {
  it('names its files of FHIR and of signed cards, within it or at an address', () => {
    const files = [
      { contentType: 'application/smart-health-card', location: 'https://bucket.example.org/file1' },
      { contentType, embedded: jwe, lastUpdated: '2026-01-02T03:04:05Z' },
      { contentType: `${contentType};fhirVersion=4.0.1`, location: 'https://bucket.example.org/file2' },
    ];
    expect(readManifest({ files, list: {} })).toEqual([
      { location: 'https://bucket.example.org/file1' },
      { embedded: jwe },
      { location: 'https://bucket.example.org/file2' },
    ]);
  });

  it('has none of other kinds, nor what is not encrypted', () => {
    const files = [
      { contentType: 'application/pdf', embedded: jwe },
      { contentType: 'application/smart-api-access', location: 'https://x.example' },
      { contentType, embedded: '{"resourceType":"Bundle"}' },
      { contentType },
      null,
    ];
    expect(readManifest({ files })).toEqual([]);
  });

  it.each([null, undefined, 'files', [], {}, { files: {} }])('is not %j', (body) => {
    expect(readManifest(body)).toBeNull();
  });
});
