import { CAPTCHA_QUERY, type InputOf, type ReplyOf } from '@portico/contract';
import { employeeNumberForm, readForm, workEmailForm } from '@portico/rules';
import { requireFields } from '../../platform/require-fields.ts';
import { requireCaptcha } from '../../platform/limits/require-captcha.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { confirmEmployee } from '../partners/confirm-employee.ts';
import { requireKnownPartner } from '../partners/find-partner.ts';
import { mailPartnerLink } from '../partners/mail-partner-link.ts';
import { refusePartner } from '../partners/refuse-partner.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Requests an account through a partner: by a work email, to which a link is mailed, or by a social security number,
 * which the partner's roster must contain. An error of the input is reported before the captcha is spent.
 *
 * @returns the token of the verified session for a number; null for an email, whether or not the mailbox exists.
 * @throws Refusal unknownPartner; malformedRequest naming `email` or `credential`; captchaRefused; partnerRefused for
 * an email outside the partner's domains, and for a number that is not on its roster; verifierUnavailable;
 * tooManyRequests.
 */
export async function requestPartnerAccount(
  input: InputOf<'requestPartnerAccount'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'requestPartnerAccount'>> {
  const partner = requireKnownPartner(services.settings.healthSystem, input.partner);
  const answer = input[CAPTCHA_QUERY];
  if (partner.verificationType === 'credential') {
    const { credential } = requireFields(employeeNumberForm, { credential: input.credential ?? '' }, {});
    await requireCaptcha('partnerRequest', answer, services);
    return { token: await confirmEmployee(credential, partner, visitor, services) };
  }
  const read = readForm(workEmailForm, { email: input.email ?? '' }, { domains: partner.emailDomains });
  if ('errors' in read && read.errors.email !== 'domain') throw new Refusal('malformedRequest', ['email']);
  await requireCaptcha('partnerRequest', answer, services);
  if ('errors' in read) return refusePartner('domain', partner.name, visitor, services);
  await mailPartnerLink(read.values.email, partner, visitor, services);
  return { token: null };
}
