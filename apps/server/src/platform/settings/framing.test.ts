import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { framingErrorsInProduction } from './framing.ts';

const framingOf = (env: NodeJS.ProcessEnv) => readEnvironment('test', env).framing;

describe('framed pages (spec §2: messages "from the configured frame origin or the page\'s own origin" alone)', () => {
  it("are the portal's own where nothing is set", () => expect(framingOf({})).toEqual({ origins: [] }));

  it("come from the origins that are named, and from that of a provider's form", () =>
    expect(
      framingOf({
        PORTICO_FRAME_ORIGINS: 'https://visits.example.org, https://forms.example.org',
        POSTAL_MAIL_FORM_URL: 'https://forms.example.org/letter?hospital=7',
      }),
    ).toEqual({
      origins: ['https://visits.example.org', 'https://forms.example.org'],
      postalMailFormUrl: 'https://forms.example.org/letter?hospital=7',
    }));

  it.each(['forms.example.org', 'https://forms.example.org/letter', 'javascript:alert(1)', '*', "'self'"])(
    'are not %s',
    (origin) => expect(() => framingOf({ PORTICO_FRAME_ORIGINS: origin })).toThrow(/must be origins without a path/),
  );

  it('travel by https in production', () =>
    expect(
      framingErrorsInProduction({
        PORTICO_FRAME_ORIGINS: 'https://visits.example.org,http://forms.example.org',
        POSTAL_MAIL_FORM_URL: 'http://forms.example.org/letter',
      }),
    ).toHaveLength(2));
});
