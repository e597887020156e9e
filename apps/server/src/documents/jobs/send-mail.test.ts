import { describe, expect, it, vi } from 'vitest';
import type { Mail, MailOutcome, MailPort } from '../../ports/mail.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { sendMail } from './send-mail.ts';

const mail: Mail = {
  id: '1',
  to: 'ana@example.org',
  subject: 'Your code',
  text: '123456',
  goodUntil: '2026-11-21T10:10:00.000Z',
};

function portsAnswering(outcome: MailOutcome, time = '2026-11-21T10:00:00Z') {
  const send = vi.fn<MailPort['send']>(async () => outcome);
  return {
    clock: settableClock(time),
    mail: { send, close: async () => {} },
    report: vi.fn<(failure: object) => void>(),
  };
}

describe('the job that sends a mail', () => {
  it('sends a code while it is good', async () => {
    const ports = portsAnswering('accepted', '2026-11-21T10:09:59Z');
    await sendMail(mail, ports);
    expect(ports.mail.send).toHaveBeenCalledWith(mail);
    expect(ports.report).not.toHaveBeenCalled();
  });

  it('sends no code that has expired meanwhile, and says nothing of it but that', async () => {
    const ports = portsAnswering('accepted', '2026-11-21T10:10:00Z');
    await sendMail(mail, ports);
    expect(ports.mail.send).not.toHaveBeenCalled();
    expect(ports.report).toHaveBeenCalledWith({ queue: 'send-mail', reason: 'expired' });
  });

  it('fails, to be tried again, when the server asks for that', async () => {
    await expect(sendMail(mail, portsAnswering('deferred'))).rejects.toThrow('another try');
  });
});
