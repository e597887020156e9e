import { randomBytes, randomUUID } from 'node:crypto';
import type { Keys } from '../../platform/crypto/keys.ts';
import { resealAs } from '../../platform/crypto/sealed.ts';
import type { StoredInquiry } from '../queries/inquiries.ts';

/** An inquiry as it is stored once more, under a name of its own. What is sealed is bound to that name. */
export function underNewName(keys: Keys, inquiry: StoredInquiry): StoredInquiry {
  const { owner_id, question, request, reply, outcome } = inquiry;
  const row = { owner_id, id: randomUUID() };
  const moved = (part: 'question' | 'request' | 'reply' | 'outcome', sealed: string): string => {
    const column = `inquiries.${part}` as const;
    return resealAs(keys, { column, row: inquiry }, { column, row }, sealed);
  };
  return {
    ...inquiry,
    ...row,
    // Nobody asks the same of this insurance: it is found by its insurance alone.
    question_key: randomBytes(32),
    question: moved('question', question),
    request: request && moved('request', request),
    reply: reply && moved('reply', reply),
    outcome: outcome && moved('outcome', outcome),
  };
}
