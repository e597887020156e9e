import { languages, matchPath } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../platform/settings/settings.ts';
import { makeAccessCode } from './issue-access-code.ts';
import { accessCodeSms } from './access-code-sms.ts';

const now = new Date('2026-11-21T10:00:00Z');
const settings = { ...(await readSettings('test', {})), publicUrl: 'https://portal.example' };

describe.each(languages)('the text message with a link, in %s (spec §4)', (language) => {
  const issued = makeAccessCode('sms', now);
  const sms = accessCodeSms({ id: 'an id', to: '+16505550142', issued, language }, settings);

  it('leads to the state sms-activation with the token, at the public address', () => {
    const [url = ''] = /https:\S+/.exec(sms.text) ?? [];
    const { origin, pathname, hash } = new URL(url);
    expect(origin).toBe('https://portal.example');
    expect(matchPath(pathname)).toMatchObject({ state: { name: 'sms-activation' }, params: {} });
    expect(hash).toBe(`#token=${issued.code}`);
  });

  it('is not sent once the link is too old, and fits three parts of a message', () => {
    expect(sms.goodUntil).toBe('2026-11-28T10:00:00.000Z');
    expect(sms.text).toContain('Alder Bay Health');
    expect(sms.text.length).toBeLessThan(3 * 153);
  });
});
