import type { InputOf, ReplyOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { createEnrolledAccount } from '../sign-up/create-enrolled-account.ts';
import { hashCredentials, readCredentials } from '../credentials.ts';
import { countEnquiry } from '../sign-up/enquiry-limits.ts';
import { ownerOf } from '../sign-up/owner-of.ts';
import { recordRefusals } from '../record-refusals.ts';
import { lookUpPatient } from '../sign-up/look-up-patient.ts';
import { loadSignUp, moveSignUp, saveSignUp, type SignUp } from '../sign-up/sign-up.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';
import { identityWith, type SignUpData } from '../sign-up/sign-up-data.ts';
import { signUpStatusOf } from '../sign-up/sign-up-status.ts';
import { openMatchCase } from '../../patients/matching/match-case.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Step 4: creates the account and links it to the person's patient record, if there is one. Where only somebody can tell whose record
 * it is, staff decide (`portico matches`), and nobody is told. The account cannot sign in before the terms are accepted.
 *
 * @throws Refusal outOfTurn; malformedRequest and passwordRefused for the input; securityAnswerRefused (1008);
 * tooManyRequests; accountNotCreated (1001) while the registry cannot tell whether the person is a patient;
 * usernameTaken (1010); patientHasAccount (1004). Nothing is created then.
 */
export async function postUserLoginCredential(
  input: InputOf<'postUserLoginCredential'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'postUserLoginCredential'>> {
  const { database, ports, settings } = services;
  const { keys } = settings;
  const signUp = await loadSignUp(visitor, services);
  const moved = moveSignUp(signUp, { type: 'credentialsSet' });
  const { demographics } = signUp.data;
  if (demographics === null) throw new Refusal('outOfTurn');
  const read = await readCredentials(input, demographics, visitor, services);
  await countEnquiry('username', visitor, services);
  const { patientId, openMatches = [], phone } = await findAgain(signUp, demographics, services);
  const credentials = await hashCredentials(read);
  const owner = ownerOf(demographics, signUp.data.partner, visitor.language);
  const context = auditContext(visitor, services);
  const saving = database.db.transaction().execute(async (trx) => {
    // This comes first: if one form is sent twice, the second call is out of turn and does not report that its username
    // is taken.
    const claimed = await saveSignUp(trx, moved, services);
    const enrolled = {
      owner,
      credentials,
      provenEmail: signUp.data.provenEmail ?? null,
      patientId,
      keys,
      now: context.now,
    };
    const accountId = await createEnrolledAccount(trx, enrolled);
    if (patientId === null && openMatches.length > 0) {
      await openMatchCase(trx, keys, { accountId, openedAt: context.now, matches: openMatches });
    }
    const said = identityWith(claimed.data, input.signsInByIdentity);
    const data = { ...claimed.data, patientId, openMatches, phone, username: credentials.username, ...said };
    const written = await saveSignUp(trx, { ...claimed, accountId, data }, { ports, settings });
    const details = { by: 'signUp', isPatient: patientId !== null };
    await appendAudit(trx, context, { event: 'accountCreated', accountId, actor: 'visitor', details });
    return written;
  });
  return signUpStatusOf(await recordRefusals(saving, visitor, services));
}

/** The person's patient record and phone on file. Asks the registry again if it was not reachable at step 2. */
async function findAgain(
  { state, data }: SignUp,
  demographics: SignUpDemographics,
  services: Services,
): Promise<Pick<SignUpData, 'patientId' | 'openMatches' | 'phone'>> {
  if (!state.existingPatient || data.isPatientSought) return data;
  const sought = await lookUpPatient(demographics, services);
  if (!sought.isPatientSought) throw new Refusal('accountNotCreated');
  return sought;
}
