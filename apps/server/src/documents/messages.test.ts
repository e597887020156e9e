import { describe, expect, it } from 'vitest';
import { noticeKinds, recordKinds } from './messages/account-messages.ts';
import { noticeMail, noticeMailWithoutAccount } from './notice-mail.ts';
import { reminderMail, reminderSms, resetLinkMail } from './recovery-messages.ts';

const from = { hospital: 'Alder & Bay', phone: '(650) 555-0100', brand: undefined };

describe('mails about an account', () => {
  it.each(noticeKinds.flatMap((kind) => [[kind, 'en'] as const, [kind, 'es'] as const]))(
    'tell of %s in %s, with whom to call and nothing to click',
    (kind, language) => {
      const { subject, text, html } = noticeMail(kind, language, from);
      expect(text).toContain(from.phone);
      expect(text).toContain(from.hospital);
      expect(html).toContain('Alder &#38; Bay');
      expect(html).toContain(`<html lang="${language}">`);
      expect(`${subject}${text}${html}`).not.toMatch(/https?:|href/);
    },
  );

  it.each(recordKinds.flatMap((kind) => [[kind, 'en'] as const, [kind, 'es'] as const]))(
    'tell a patient without an account of %s in %s, in words that need none (issue 12, point 9)',
    (kind, language) => {
      const { text, html } = noticeMailWithoutAccount(kind, language, from);
      expect(text).toContain(from.phone);
      expect(`${text}${html}`).not.toMatch(/https?:|href|account|cuenta|People|Personas/);
    },
  );

  it('carry the link that resets a password, and for how long it works', () => {
    const url = 'https://portal.example.org/reset-password#ticket=abc';
    const { subject, text, html } = resetLinkMail(url, { ...from, language: 'en' });
    expect(subject).toBe('Reset your Alder & Bay password');
    expect(text).toContain(`Choose a new password:\n${url}`);
    expect(text).toContain('This link works once, within 30 minutes.');
    expect(html).toContain(`href="${url}"`);
  });

  it('carry all usernames of a person, as text that cannot become anything else', () => {
    const { text, html } = reminderMail(['ana', '<b>ana</b>'], 'https://portal.example.org/home', {
      ...from,
      language: 'es',
    });
    expect(text).toContain('Tiene 2:\n\nana\n\n<b>ana</b>');
    expect(html).not.toContain('<b>ana</b>');
  });

  it('fit a text message', () => {
    const sms = reminderSms(['ana.rivera'], { ...from, language: 'en' });
    expect(sms).toBe('Alder & Bay: you asked for your username. It is ana.rivera. Not you? Call (650) 555-0100.');
    expect(sms.length).toBeLessThan(160);
  });
});
