import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useTimes } from '../../formats/use-times.ts';
import { Facts } from '../../ui/facts.tsx';
import type { AccountCardProps } from './account-card.ts';
import { Acts } from './acts/acts.tsx';
import { useSignInActs } from './acts/use-sign-in-acts.tsx';

/** How the owner signs in, and what helps or stops them. */
export function SignInCard({ account, onDone }: AccountCardProps) {
  const { t } = useLingui();
  const { time, day } = useTimes();
  const acts = useSignInActs(account);
  const { factors, recoveryCodes, erasedAt } = account;
  return (
    <section className="card">
      <h2>
        <Trans>Signing in</Trans>
      </h2>
      <div className="stack">
        <Facts
          facts={[
            [t`Account since`, day(account.createdAt)],
            ...(erasedAt === null ? [] : [[t`Erased on`, day(erasedAt)] as const]),
            [t`Last sign-in`, account.lastSignInAt === null ? t`Never` : time(account.lastSignInAt)],
            [t`Password changed`, day(account.passwordChangedAt)],
            [
              t`Second step`,
              factors.length === 0 ? (
                t`Off`
              ) : (
                <span key="factors">
                  {factors.join(', ')};{' '}
                  <Plural value={recoveryCodes} one="# recovery code left" other="# recovery codes left" />
                </span>
              ),
            ],
            [t`Security question`, account.hasSecurityQuestion ? t`Set` : t`None`],
            [t`Known devices`, String(account.devices)],
            [t`Locks`, account.locks === 0 ? t`None` : String(account.locks)],
          ]}
        />
        <Acts acts={acts} onDone={onDone} />
      </div>
    </section>
  );
}
