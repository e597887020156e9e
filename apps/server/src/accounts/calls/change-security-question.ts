import type { InputOf, ReplyOf } from '@portico/contract';
import { questionChangeForm } from '@portico/rules';
import { sealHash } from '../passwords/stored-hash.ts';
import { requireOwnAccount } from '../own-account.ts';
import { queueNotice } from '../queue-notice.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { setSecurityQuestion } from '../queries/accounts.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { requireFields } from '../../platform/require-fields.ts';
import { normalizeAnswer } from '../security-questions/normalize-answer.ts';
import { questionText } from '../security-questions/questions.ts';
import { requireOwnAnswer } from '../security-questions/require-own-answer.ts';
import type { Services } from '../../platform/services.ts';
import { requireRecentPassword } from '../sessions/require-recent-password.ts';

/**
 * Changes the security question and its answer. Only a hash of the answer is stored.
 *
 * @throws Refusal passwordNeeded; malformedRequest, naming the fields; securityAnswerRefused (1008) for an answer that others
 * could guess, as for a new account; the password is not at hand here.
 */
export async function changeSecurityQuestion(
  input: InputOf<'changeSecurityQuestion'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'changeSecurityQuestion'>> {
  const { database, ports, settings } = services;
  const now = ports.clock.now();
  const { accountId, session, profile } = await requireOwnAccount(visitor, services);
  requireRecentPassword(session, now);
  const isOffered = (id: string) => questionText(id, 'en') !== undefined;
  const { questionId, answer } = requireFields(questionChangeForm, input, { isOffered });
  const { username } = profile;
  requireOwnAnswer({ questionId, answer, username, password: '' }, visitor.language, 'answer');
  const hash = await hashPassword(normalizeAnswer(answer));
  const answerHash = sealHash(settings.keys, 'security_answer_hash', accountId, hash);
  await database.db.transaction().execute(async (trx) => {
    await setSecurityQuestion(trx, accountId, { id: questionId, answerHash });
    await queueNotice(trx, ports.jobs, profile, 'securityQuestionChanged', settings);
    const context = auditContext(visitor, services);
    await appendAudit(trx, context, { event: 'securityQuestionChanged', accountId, actor: 'account' });
  });
  return {};
}
