import * as z from 'zod';
import { limits } from '../../limits/limits.ts';

/** Of whom a second step of signing in is demanded, and from which day; without a day, at once (docs/decisions/0088). */
export const secondStep = z
  .strictObject({
    demanded: z.enum(['never', 'patients', 'everyone']).default('never'),
    from: z.iso.date('must be a day, as 2027-03-01').optional(),
  })
  .refine(({ demanded, from }) => from === undefined || demanded !== 'never', {
    path: ['from'],
    message: 'means nothing while demanded is never. Say patients or everyone, or take it out',
  })
  .prefault({});

/** How long somebody stays signed in. In seconds. */
export const session = z
  .strictObject({
    idleSeconds: z.int().min(10).default(limits.idleSession.window),
    endsAfterSeconds: z.int().min(10).default(limits.session.window),
    warnForSeconds: z.int().min(1).default(limits.sessionWarning.window),
  })
  .superRefine(requireOrder)
  .prefault({});

/** The warning comes before a session ends for inactivity, and this end is not later than the absolute end. */
function requireOrder(
  times: { idleSeconds: number; endsAfterSeconds: number; warnForSeconds: number },
  context: z.RefinementCtx,
): void {
  const { idleSeconds, endsAfterSeconds, warnForSeconds } = times;
  if (warnForSeconds >= idleSeconds) {
    const message = `must be less than idleSeconds, which is ${idleSeconds}`;
    context.addIssue({ code: 'custom', path: ['warnForSeconds'], message });
  }
  if (idleSeconds > endsAfterSeconds) {
    const message = `must not be more than endsAfterSeconds, which is ${endsAfterSeconds}`;
    context.addIssue({ code: 'custom', path: ['idleSeconds'], message });
  }
}
