import type { InputOf, ReplyOf } from '@portico/contract';
import { requireOwnAccount } from '../own-account.ts';
import { queueNotice } from '../queue-notice.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { setSecurityQuestion } from '../queries/accounts.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { Refusal } from '../../platform/refusal.ts';
import { foldAnswer } from '../security-questions/fold-answer.ts';
import { questionText } from '../security-questions/questions.ts';
import type { Services } from '../../platform/services.ts';
import { requireRecentPassword } from '../sessions/require-recent-password.ts';

/**
 * Changes the security question and its answer. Only a hash of the answer is stored.
 *
 * @throws Refusal passwordNeeded; malformedRequest, naming the fields.
 */
export async function changeSecurityQuestion(
  { questionId, answer }: InputOf<'changeSecurityQuestion'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'changeSecurityQuestion'>> {
  const { database, ports, settings } = services;
  const { secret } = settings;
  const now = ports.clock.now();
  const { accountId, session, profile } = await requireOwnAccount(visitor, services);
  requireRecentPassword(session, now);
  const folded = foldAnswer(answer);
  if (questionText(questionId, 'en') === undefined) throw new Refusal('malformedRequest', ['questionId']);
  if (folded === null) throw new Refusal('malformedRequest', ['answer']);
  const answerHash = await hashPassword(secret, folded);
  await database.db.transaction().execute(async (trx) => {
    await setSecurityQuestion(trx, accountId, { id: questionId, answerHash });
    await queueNotice(trx, ports.jobs, profile, 'securityQuestionChanged', settings);
    const context = auditContext(visitor, services);
    await appendAudit(trx, context, { event: 'securityQuestionChanged', accountId, actor: 'account' });
  });
  return {};
}
