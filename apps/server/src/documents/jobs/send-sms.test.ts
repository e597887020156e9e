import { describe, expect, it, vi } from 'vitest';
import type { Sms, SmsOutcome, SmsPort } from '../../ports/sms.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { sendSms } from './send-sms.ts';

const clock = settableClock('2026-11-21T10:00:00Z');
const sms: Sms = { id: '1', to: '+16505550142', text: 'Your code is 123456.', goodUntil: '2026-11-21T10:10:00.000Z' };

function portsAnswering(outcome: SmsOutcome) {
  return {
    clock,
    sms: { send: vi.fn<SmsPort['send']>(async () => outcome) },
    report: vi.fn<(failure: object) => void>(),
  };
}

describe('the job that sends a text message', () => {
  it('is done when the message was accepted', async () => {
    const ports = portsAnswering('accepted');
    await sendSms(sms, ports);
    expect(ports.report).not.toHaveBeenCalled();
  });

  it('is done when the number refuses for good', async () => {
    const ports = portsAnswering('refused');
    await sendSms(sms, ports);
    expect(ports.report).toHaveBeenCalledWith({ queue: 'send-sms', reason: 'refused' });
  });

  it('fails, to be tried again, when the service asks for that', async () => {
    await expect(sendSms(sms, portsAnswering('deferred'))).rejects.toThrow('another try');
  });

  it('sends no code that has expired meanwhile', async () => {
    const ports = { ...portsAnswering('accepted'), clock: settableClock('2026-11-21T10:10:00Z') };
    await sendSms(sms, ports);
    expect(ports.sms.send).not.toHaveBeenCalled();
    expect(ports.report).toHaveBeenCalledWith({ queue: 'send-sms', reason: 'expired' });
  });
});
