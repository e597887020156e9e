import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCmsHpt, writeCmsHpt } from './cms-hpt.ts';

const main = {
  locationName: 'Cedar Point Hospital',
  sourcePageUrl: 'https://cedar.example/prices',
  mrfUrl: 'https://cedar.example/123456789_cedar-point-hospital_standardcharges.json',
  contactName: 'Lena Fischer',
  contactEmail: 'prices@cedar.example',
};

describe('cms-hpt.txt (45 CFR 180.50(d)(6)(i))', () => {
  it('has five attributes for each location, and an empty line between two', () => {
    expect(writeCmsHpt([main, { ...main, locationName: 'Cedar Point Clinic' }])).toBe(
      `location-name: Cedar Point Hospital
source-page-url: https://cedar.example/prices
mrf-url: https://cedar.example/123456789_cedar-point-hospital_standardcharges.json
contact-name: Lena Fischer
contact-email: prices@cedar.example

location-name: Cedar Point Clinic
source-page-url: https://cedar.example/prices
mrf-url: https://cedar.example/123456789_cedar-point-hospital_standardcharges.json
contact-name: Lena Fischer
contact-email: prices@cedar.example
`,
    );
  });

  it('is read as it is written', () => {
    const value = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\s\uFEFF]+/g, ' ').trim());
    const entry = fc.record({
      locationName: value,
      sourcePageUrl: value,
      mrfUrl: value,
      contactName: value,
      contactEmail: value,
    });
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(readCmsHpt(writeCmsHpt(entries))).toEqual(entries);
      }),
    );
  });

  it.each([
    ['a byte order mark', '\uFEFFlocation-name: A\nmrf-url: https://a.example/f.csv'],
    ['line ends of Windows', 'location-name: A\r\nmrf-url: https://a.example/f.csv\r\n'],
    ['capitals and underscores', 'Location_Name :A\nMRF-URL:https://a.example/f.csv'],
    ['other lines between', '# our files\nlocation-name: A\n\nvalid-until: 2027\nmrf-url: https://a.example/f.csv'],
  ])('is read with %s', (_habit, text) => {
    expect(readCmsHpt(text)).toMatchObject([{ locationName: 'A', mrfUrl: 'https://a.example/f.csv' }]);
  });

  it('may name two files of one location', () => {
    expect(readCmsHpt('location-name: A\nmrf-url: https://a.example/1\nmrf-url: https://a.example/2')).toMatchObject([
      { locationName: 'A', mrfUrl: 'https://a.example/1' },
      { locationName: 'A', mrfUrl: 'https://a.example/2' },
    ]);
  });

  // The pattern looked for the end of the value from each space: half an hour for a line of a megabyte.
  it('may have 100,000 spaces within a value', () => {
    const value = `a${' '.repeat(100_000)}b`;
    expect(readCmsHpt(`location-name: A\nmrf-url: \t${value}  `)).toMatchObject([{ locationName: 'A', mrfUrl: value }]);
  });

  it('has no entry where it is a web page', () => {
    expect(readCmsHpt('<!doctype html>\n<html><p style="color: red">Not found</p></html>')).toEqual([]);
  });
});
