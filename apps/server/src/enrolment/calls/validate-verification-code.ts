import type { InputOf, ReplyOf } from '@portico/contract';
import { readVerificationCode } from '@portico/rules';
import { checkPhoneCode, phoneCodeHashes } from '../verification/phone-code.ts';
import { requirePhone, takesCode } from '../verification/phone-step.ts';
import { saveSignUp } from '../sign-up/sign-up.ts';
import { signUpStatusOf } from '../sign-up/sign-up-status.ts';
import { loadVerification, takeStep } from '../verification/verification-step.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Checks the code that was sent to the phone (spec §8). Of several calls at once, one is answered. The fifth wrong code
 * ends the code that was sent.
 *
 * @throws Refusal codeInvalid; codeUsed for the code that has already let the person continue; codeExpired, which leads
 * to the timeout page; outOfTurn.
 */
export async function validateVerificationCode(
  { token, code: input }: InputOf<'validateVerificationCode'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'validateVerificationCode'>> {
  const { database, ports, settings } = services;
  const signUp = await loadVerification(visitor, services);
  const phone = requirePhone(signUp.data.phone, token);
  const { code } = phone;
  const read = readVerificationCode(input);
  const hashes = read === null ? [] : phoneCodeHashes(settings.keys, token, read);
  if (!takesCode(signUp))
    throw new Refusal(code?.isUsed === true && hashes.includes(code.hash) ? 'codeUsed' : 'outOfTurn');
  if (code === null || read === null) throw new Refusal('codeInvalid');
  const verdict = checkPhoneCode(code, hashes, ports.clock.now());
  if (verdict === 'right') {
    const said = { phone: { ...phone, code: { ...code, isUsed: true } } };
    const record = { event: 'phoneCodeAccepted' } as const;
    return signUpStatusOf(
      await takeStep(signUp, { type: 'codeVerified' }, { record, changes: said }, visitor, services),
    );
  }
  if (verdict === 'wrong') {
    const data = { ...signUp.data, phone: { ...phone, code: { ...code, wrongTries: code.wrongTries + 1 } } };
    await saveSignUp(database.db, { ...signUp, data }, services);
    throw new Refusal('codeInvalid');
  }
  const record = { event: 'phoneCodeExpired', details: { tries: verdict === 'last' } } as const;
  await takeStep(signUp, { type: 'codeExpired' }, { record }, visitor, services);
  throw new Refusal('codeExpired');
}
