import type { PostalAddress, PostalMailForm } from '@portico/contract';
import type { PostalMailFault } from '../../documents/messages/postal-mail-messages.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { issueFormToken, secToken } from './postal-form-tokens.ts';
import type { SignUp } from '../sign-up/sign-up.ts';

const none = { faults: [], address: null, sec_token: '', customformtoken: '', captchaEnabled: false };

/** The letter was asked for. */
export const postalMailSent: PostalMailForm = { outcome: 'sent', ...none };

/** This browser has no letter to ask for. */
export const postalMailEnded: PostalMailForm = { outcome: 'ended', ...none };

/**
 * A new form, with tokens of its own.
 *
 * @param faults names of the fields with errors.
 */
export async function newPostalForm(
  { signUp, address, faults: errors }: { signUp: SignUp; address: PostalAddress; faults: readonly PostalMailFault[] },
  visitor: Visitor,
  services: Services,
): Promise<PostalMailForm> {
  const { database, ports, settings } = services;
  const customformtoken = await database.db.transaction().execute((trx) => issueFormToken(trx, visitor, services));
  return {
    outcome: 'form',
    faults: [...errors],
    address,
    sec_token: secToken(settings.keys, signUp),
    customformtoken,
    captchaEnabled: ports.captcha.enabled,
  };
}
