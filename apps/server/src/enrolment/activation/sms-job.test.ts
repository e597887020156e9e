import { languages, matchPath } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../platform/settings/settings.ts';
import { makeAccessCode } from './issue-access-code.ts';
import { smsJob } from './sms-job.ts';

const now = new Date('2026-11-21T10:00:00Z');
const settings = { ...(await readSettings('test', {})), publicUrl: 'https://portal.example' };

describe.each(languages)('the text message with a link, in %s (spec §4)', (language) => {
  const issued = makeAccessCode('sms', now);
  const { data } = smsJob({ id: 'an id', to: '+16505550142', issued, language }, settings);

  it('leads to the state sms-activation with the token, at the public address', () => {
    const [url = ''] = /https:\S+/.exec(data.text) ?? [];
    expect(new URL(url).origin).toBe('https://portal.example');
    expect(matchPath(new URL(url).pathname)).toMatchObject({
      state: { name: 'sms-activation' },
      params: { token: issued.code },
    });
  });

  it('is not sent once the link is too old, and fits three parts of a message', () => {
    expect(data.goodUntil).toBe('2026-11-28T10:00:00.000Z');
    expect(data.text).toContain('Alder Bay Health');
    expect(data.text.length).toBeLessThan(3 * 153);
  });
});
