import { languages } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../platform/settings/settings.ts';
import { helpDeskAnswerMail } from './help-desk-answer-mail.ts';
import { helpDeskMail } from './help-desk-mail.ts';
import { helpDeskReceipt } from './help-desk-receipt.ts';

const reference = 'K7Q2M-9XWRT';
const from = { hospital: 'Alder & Bay', phone: '(650) 555-0100', brand: undefined };
const letter = {
  firstName: 'Ana',
  lastName: "O'Brien",
  birthDate: '1986-04-27',
  phone: '650-555-0142',
  email: 'ana@example.org',
  contactVia: 'Email',
  platformType: 'iOS',
  comments: 'One.\n\n<b>Two.</b>',
};
const arrival = { reference, topic: 'helpdesk', language: 'es', isOfAccount: false, replyHours: 24 } as const;

describe.each(languages)('mails of the help desk, in %s', (language) => {
  it('are to the desk what the settings say: the reference number alone, or the message with its writer', () => {
    const alone = helpDeskMail({ ...arrival, letter: null }, { ...from, language });
    expect(alone.text).toContain(`npm run portico -- helpdesk show ${reference}`);
    expect(`${alone.text}${alone.html}`).not.toMatch(/Ana|Brien|1986|0142|Two/);
    const whole = helpDeskMail({ ...arrival, letter }, { ...from, language });
    for (const part of ["Ana O'Brien", '1986-04-27', '650-555-0142', 'ana@example.org', 'One.\n\n<b>Two.</b>']) {
      expect(whole.text).toContain(part);
    }
    expect(whole.html).toContain('&#60;b&#62;Two.');
  });

  it('tell the desk who can read an answer in the app, and who cannot', () => {
    const texts = [true, false].map(
      (isOfAccount) => helpDeskMail({ ...arrival, isOfAccount, letter: null }, { ...from, language }).text,
    );
    expect(texts[0]).toContain('helpdesk answer');
    expect(texts[1]).toContain('helpdesk close');
  });

  it('promise their writer an answer in the hours of the limit, with nothing to click', () => {
    const { text, html } = helpDeskReceipt({ reference, replyHours: 24 }, { ...from, language });
    for (const part of [reference, '24', from.phone]) expect(text).toContain(part);
    expect(`${text}${html}`).not.toMatch(/https?:|href/);
  });

  it.each(['helpdesk', 'feedback'] as const)('lead from an answer to the messages it is among (%s)', async (topic) => {
    const { healthSystem } = await readSettings('test', {});
    const publicUrl = 'https://portal.example.org';
    const linkBy = (signedInRoot: string): string => {
      const settings = { publicUrl, healthSystem: { ...healthSystem, signedInRoot } };
      return /https:\S+/.exec(helpDeskAnswerMail({ reference, topic }, language, settings).text)?.[0] ?? '';
    };
    expect(linkBy('/Private')).toBe(`https://portal.example.org/Private#/messages/${topic}`);
    // An app of the hospital's own has no such page (issue 15, point 1).
    expect(linkBy('https://app.example.org/home')).toBe(`https://portal.example.org/Private#/messages/${topic}`);
  });
});
