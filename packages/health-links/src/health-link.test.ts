import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHealthLink } from './health-link.ts';

// Issue 14, point 5; Findings, beyond 8; HL7 SMART Health Cards and Links 1.0.0, 'Construct a SMART Health Link Payload'.

const key = 'rxTgYlOaKJPFtcEd0qcceN8wEU4p94SqAwIWQe6uX7Q';
const url = 'https://ehr.example.org/qr/Y9xwkUdtmN9wwoJoN3ffJIhX2UGvCL1JnlPVNL3kDWM/m';
const linkOf = (payload: object | string): string =>
  `shlink:/${Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload)).toString('base64url')}`;

describe('a SMART Health Link', () => {
  it('is read as the specification’s own example has it', () => {
    const text =
      'https://viewer.example.org#shlink:/eyJ1cmwiOiJodHRwczovL2Voci5leGFtcGxlLm9yZy9xci9ZOXh3a1VkdG1OOXd3b0pvTjNmZkpJaFgyVUd2Q0wxSm5sUFZOTDNrRFdNL20iLCJmbGFnIjoiTFAiLCJrZXkiOiJyeFRnWWxPYUtKUEZ0Y0VkMHFjY2VOOHdFVTRwOTRTcUF3SVdRZTZ1WDdRIiwibGFiZWwiOiJCYWNrLXRvLXNjaG9vbCBpbW11bml6YXRpb25zIGZvciBPbGl2ZXIgQnJvd24ifQ';
    expect(readHealthLink(text)).toEqual({
      link: {
        url,
        key,
        expiresAt: null,
        needsPasscode: true,
        isDirect: false,
        label: 'Back-to-school immunizations for Oliver Brown',
      },
    });
  });

  it('is found bare, behind a viewer, among words, in capitals, and broken over lines by a mail program', () => {
    const link = linkOf({ url, key });
    const texts = [
      link,
      ` ${link}\n`,
      `https://viewer.example.org/#${link}`,
      `My card: ${link} Thanks`,
      link.replace('shlink', 'SHLINK'),
      `${link.slice(0, 70)}\n${link.slice(70)}`,
    ];
    for (const text of texts) expect(readHealthLink(text)).toMatchObject({ link: { url, key } });
  });

  it.each([
    ['its expiry', { exp: 1_800_000_000 }, { expiresAt: 1_800_000_000 }],
    ['that it is one file', { flag: 'LU' }, { isDirect: true, needsPasscode: false }],
    ['no passcode of a file that is asked for by GET', { flag: 'PU' }, { isDirect: true, needsPasscode: false }],
    ['nothing of flags that are not known', { flag: 'XZ' }, { isDirect: false, needsPasscode: false }],
    [
      'its label, in 80 characters of one line',
      { label: ` A\ncard ${'x'.repeat(90)}` },
      { label: `A card ${'x'.repeat(73)}` },
    ],
    ['its version, of which there is one', { v: 1, extension: {}, _own: 1 }, { url }],
  ])('says %s', (_what, more, expected) => {
    expect(readHealthLink(linkOf({ url, key, ...more }))).toMatchObject({ link: expected });
  });

  it.each([
    ['', 'noLink'],
    ['https://portal.example.org/card', 'noLink'],
    ['shc:/5676290952432060346029243740', 'signedCard'],
    ['shlink:/', 'noLink'],
    ['shlink:/AAAA', 'damaged'],
    [linkOf('[]'), 'damaged'],
    [linkOf({ key }), 'damaged'],
    [linkOf({ url }), 'damaged'],
    [linkOf({ url, key: key.slice(1) }), 'damaged'],
    [linkOf({ url: 'file:///etc/passwd', key }), 'damaged'],
    [linkOf({ url: 'javascript:alert(1)', key }), 'damaged'],
    [linkOf({ url: `https://x.example/${'y'.repeat(2048)}`, key }), 'damaged'],
    [linkOf({ url, key, v: 2 }), 'newer'],
  ])('is not there, or of no use: %s', (text, error) => {
    expect(readHealthLink(text)).toEqual({ error });
  });

  it('is read, or refused, and never more: nothing that is scanned makes it throw', () => {
    const payloads = fc.oneof(
      fc.jsonValue(),
      fc.record({
        url: fc.webUrl(),
        key: fc.constant(key),
        flag: fc.string(),
        exp: fc.anything(),
        label: fc.string(),
        v: fc.anything(),
      }),
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.base64String().map((text) => `shlink:/${text}`),
      payloads.map((payload) => linkOf(JSON.stringify(payload) ?? '')),
      fc.tuple(payloads, fc.nat()).map(([payload, cut]) => linkOf(JSON.stringify(payload) ?? '').slice(0, cut)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = readHealthLink(text);
        if ('error' in read) return;
        expect(read.link.url).toMatch(/^https?:\/\//);
        expect(read.link.key).toMatch(/^[\w-]{43}$/);
        expect(read.link.label.length).toBeLessThanOrEqual(80);
      }),
      { numRuns: 1000 },
    );
  });
});
