import type { Kysely } from 'kysely';
import type { CaptchaUse } from '../../ports/captcha.ts';
import type { Tables } from '../db/tables.ts';

/** Records a captcha as spent. False if it was spent before, also by a concurrent request. */
export async function spendCaptcha(db: Kysely<Tables>, use: CaptchaUse): Promise<boolean> {
  const written = await db
    .insertInto('captcha_uses')
    .values({ challenge: use.challenge, expires_at: use.expiresAt })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .returning('challenge')
    .executeTakeFirst();
  return written !== undefined;
}
