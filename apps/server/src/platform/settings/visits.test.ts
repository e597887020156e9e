import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { visitsErrorsInProduction } from './visits.ts';

const token = 'a-token-of-a-provider-0123456789abcdef';
const scheduling = { SCHEDULING_URL: 'https://schedule.example.org/book?clinic=7', SCHEDULING_TOKEN: token };
const video = { VIDEO_VISIT_URL: 'https://visits.example.org/room' };

describe('providers of visits (issue 10: "any provider by URL in the settings")', () => {
  it('are none where nothing is set', () => expect(readEnvironment('test', {}).visits).toEqual({}));

  it('have an address, and a token if they ask the portal for anything; their origins may be framed', () => {
    const { visits, framing } = readEnvironment('test', { ...scheduling, ...video });
    expect(visits).toEqual({
      scheduling: { url: scheduling.SCHEDULING_URL, token },
      video: { url: video.VIDEO_VISIT_URL },
    });
    expect(framing.origins).toEqual(['https://schedule.example.org', 'https://visits.example.org']);
  });

  it.each([
    ['an address with a user', { SCHEDULING_URL: 'https://user:secret@schedule.example.org' }, /SCHEDULING_URL must/],
    ['an address of a script', { VIDEO_VISIT_URL: 'javascript:alert(1)' }, /VIDEO_VISIT_URL must/],
    [
      'one token for two providers',
      { ...scheduling, VIDEO_VISIT_URL: 'https://video.example.org/', VIDEO_VISIT_TOKEN: token },
      /are the same/,
    ],
    ['a short token', { ...scheduling, SCHEDULING_TOKEN: 'short' }, /SCHEDULING_TOKEN must/],
    ['a token without an address', { VIDEO_VISIT_TOKEN: token }, /VIDEO_VISIT_TOKEN is set without VIDEO_VISIT_URL/],
  ])('are refused with %s, which is not repeated', (_what, env, message) => {
    expect(() => readEnvironment('test', env)).toThrow(message);
    expect(() => readEnvironment('test', env)).not.toThrow(/secret@|short\b/);
  });

  it('come by https in production', () => {
    const plain = { SCHEDULING_URL: 'http://schedule.example.org', VIDEO_VISIT_URL: 'http://visits.example.org' };
    expect(visitsErrorsInProduction(plain)).toHaveLength(2);
  });
});
