import type { InputOf, ReplyOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { offeredQuestions } from '../../accounts/security-questions/questions.ts';
import type { Services } from '../../platform/services.ts';

/** The settings that screens load when they need them (spec §3, 'Configuration'). */
export async function getConfiguration(
  _input: InputOf<'getConfiguration'>,
  { language }: Visitor,
  { settings: { healthSystem } }: Services,
): Promise<ReplyOf<'getConfiguration'>> {
  return {
    securityQuestions: offeredQuestions(language),
    EligibilityTimeout: healthSystem.rteTimeoutSeconds,
    CustomerServicePhone: healthSystem.phones.estimates,
    captchaEnabled: healthSystem.captcha.enabled ? 'true' : 'false',
  };
}
