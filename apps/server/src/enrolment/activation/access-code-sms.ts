import { type Language, linkTo } from '@portico/contract';
import type { Sms } from '../../ports/sms.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import type { IssuedCode } from './issue-access-code.ts';
import { limits } from '../../platform/limits/limits.ts';
import { DAY_SECONDS } from '../../platform/time.ts';

/** A link to send as a text message. */
export interface SmsOrder {
  /** UUID of the message. */
  id: string;
  /** E.164. */
  to: string;
  issued: IssuedCode;
  language: Language;
}

/**
 * Makes the text message with the link. The link begins with the portal's own address, whatever host the request named.
 */
export function accessCodeSms(
  { id, to, issued, language }: SmsOrder,
  { publicUrl, healthSystem }: Pick<Settings, 'publicUrl' | 'healthSystem'>,
): Sms {
  const url = linkTo(publicUrl, 'sms-activation', issued.code);
  const text = messagesOf(language).activation.sms(healthSystem.name, url, limits.activationLink.window / DAY_SECONDS);
  return { id, to, text, goodUntil: issued.expiresAt.toISOString() };
}
