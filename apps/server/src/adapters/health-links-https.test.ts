import { describe, expect, it } from 'vitest';
import { healthLinksByHttps } from './health-links-https.ts';
import { type AskOutside, NotReached, type OutsideAnswer, type OutsideRequest, TooLarge } from './outside-request.ts';

// HL7 SMART Health Cards and Links 1.0.0, 'SMART Health Link Manifest Request', as a receiving application.

const jwe = 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..8zH0NmUXGwMOqEya.xdGRpgyvE9vNoKzH.5flOKKmeqYm0TamwROr8Nw';
const url = 'https://cards.example.org/m';
const link = { url, passcode: '', isDirect: false };
const contentType = 'application/fhir+json';

/** The servers of a link, by address: what they answer, or how they cannot be asked. */
function linksWith(answers: Readonly<Record<string, Partial<OutsideAnswer> | Error>>) {
  const asked: OutsideRequest[] = [];
  const ask: AskOutside = async (request) => {
    asked.push(request);
    const answer = answers[request.url] ?? new NotReached();
    if (answer instanceof Error) throw answer;
    return { status: 200, text: '', ...answer };
  };
  return { asked, links: healthLinksByHttps(ask, 'Alder Bay Health') };
}
const manifest = (...files: object[]) => ({ text: JSON.stringify({ files }) });

describe('the files of a SMART Health Link', () => {
  it('are asked for by POST, with who asks, the passcode, and how much may be embedded', async () => {
    const { asked, links } = linksWith({ [url]: manifest({ contentType, embedded: jwe }) });
    expect(await links.fetch({ ...link, passcode: '2468' })).toEqual({ is: 'files', files: [jwe] });
    expect(asked).toMatchObject([
      { method: 'POST', body: { recipient: 'Alder Bay Health', passcode: '2468', embeddedLengthMax: 5_000_000 } },
    ]);
    await links.fetch(link);
    expect(asked[1]?.body).not.toHaveProperty('passcode');
  });

  it('are fetched from where the manifest says that they are', async () => {
    const location = 'https://bucket.example.org/1';
    const { asked, links } = linksWith({
      [url]: manifest({ contentType, location }),
      [location]: { text: `${jwe}\n` },
    });
    expect(await links.fetch(link)).toEqual({ is: 'files', files: [jwe] });
    expect(asked[1]).toMatchObject({ method: 'GET', url: location });
  });

  it('are one, asked for by GET with who asks, where the link says so (flag U)', async () => {
    const direct = `${url}?recipient=Alder+Bay+Health`;
    const { asked, links } = linksWith({ [direct]: { text: jwe } });
    expect(await links.fetch({ ...link, isDirect: true })).toEqual({ is: 'files', files: [jwe] });
    expect(asked).toMatchObject([{ method: 'GET', url: direct }]);
  });

  it.each<[string, Partial<OutsideAnswer> | Error, object]>([
    ['a wrong passcode', { status: 401, text: '{"remainingAttempts":4}' }, { is: 'wrongPasscode', triesLeft: 4 }],
    ['one of which nothing is said', { status: 401, text: 'no' }, { is: 'wrongPasscode', triesLeft: null }],
    [
      'a nonsensical number of tries',
      { status: 401, text: '{"remainingAttempts":-1}' },
      { is: 'wrongPasscode', triesLeft: null },
    ],
    ['a link that is over', { status: 404 }, { is: 'gone' }],
    ['more than is read', new TooLarge(), { is: 'tooLarge' }],
    ['an address that is not asked', new NotReached(), { is: 'unreachable' }],
    ['a redirect', { status: 302 }, { is: 'unreachable' }],
    ['an outage', { status: 503 }, { is: 'unreachable' }],
    ['a page of a server inside, which nobody gets to read', { text: '<title>Router</title>' }, { is: 'unreachable' }],
    [
      'a manifest of too many files',
      manifest(...Array.from({ length: 11 }, () => ({ contentType, embedded: jwe }))),
      { is: 'unreachable' },
    ],
    [
      'a manifest without FHIR or cards',
      manifest({ contentType: 'application/smart-api-access', embedded: jwe }),
      { is: 'files', files: [] },
    ],
  ])('may not come: %s', async (_what, answer, expected) => {
    expect(await linksWith({ [url]: answer }).links.fetch(link)).toEqual(expected);
  });

  it.each(['https://:80', 'https://[::', 'no address'])('are none of what is no address: %s', async (none) => {
    const { asked, links } = linksWith({});
    expect(await links.fetch({ url: none, passcode: '', isDirect: true })).toEqual({ is: 'unreachable' });
    expect(asked).toEqual([]);
  });

  it.each<[string, Partial<OutsideAnswer> | Error, object]>([
    ['is not asked', new NotReached(), { is: 'unreachable' }],
    ['is over', { status: 404 }, { is: 'unreachable' }],
    ['is no encrypted file', { text: '{"secret":"of a server inside"}' }, { is: 'unreachable' }],
    ['is too large', new TooLarge(), { is: 'tooLarge' }],
  ])('may be named at an address that %s', async (_what, answer, expected) => {
    const location = 'https://bucket.example.org/1';
    const { links } = linksWith({ [url]: manifest({ contentType, location }), [location]: answer });
    expect(await links.fetch(link)).toEqual(expected);
  });
});
