import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AccountViewModel } from '@portico/staff-contract';
import { useTimes } from '../../frame/use-times.ts';
import { Facts } from '../../ui/facts.tsx';
import './account-facts.css';

/** What the help desk may see of an account, in two cards. */
export function AccountFacts({ account }: { account: AccountViewModel }) {
  const { t, i18n } = useLingui();
  const languageNames = new Intl.DisplayNames([i18n.locale], { type: 'language' });
  const { time, day, date } = useTimes();
  const { patient, factors, recoveryCodes, erasedAt } = account;
  return (
    <div className="account-facts">
      <section className="card">
        <h2>
          <Trans>Owner</Trans>
        </h2>
        <Facts
          facts={[
            [t`Born`, date(account.birthDate)],
            [t`ZIP code`, account.zip || '–'],
            [t`Email`, <Email key="email" account={account} />],
            [t`Phones`, account.phones.join(', ') || '–'],
            [t`Language`, languageNames.of(account.language) ?? account.language],
            [t`Patient`, patient === null ? t`No record is linked` : (patient.medicalRecordNumber ?? t`Linked`)],
            ...(patient === null ? [] : [[t`Linked on`, day(patient.linkedAt)] as const]),
          ]}
        />
      </section>
      <section className="card">
        <h2>
          <Trans>Signing in</Trans>
        </h2>
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
            [t`Saving estimates`, account.securityPoints.includes('editestimates') ? t`Allowed` : t`Stopped`],
            [t`Locks`, account.locks === 0 ? t`None` : String(account.locks)],
          ]}
        />
      </section>
    </div>
  );
}

function Email({ account: { email, isEmailConfirmed } }: { account: AccountViewModel }) {
  if (email === null) return '–';
  if (isEmailConfirmed) return email;
  return <Trans>{email}, not confirmed: it gets no link, username or code</Trans>;
}
