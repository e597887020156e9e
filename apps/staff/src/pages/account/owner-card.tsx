import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountViewModel } from '@portico/staff-contract';
import { useTimes } from '../../formats/use-times.ts';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { Facts } from '../../ui/facts.tsx';
import type { AccountCardProps } from './account-card.ts';
import { Acts } from './acts/acts.tsx';
import { useCopyActs } from './acts/use-copy-acts.tsx';

/** Whose account it is, as far as staff may see, and a copy of what it has. */
export function OwnerCard({ account, onDone }: AccountCardProps) {
  const { t } = useLingui();
  const languageNames = useLanguageNames();
  const { day, date } = useTimes();
  const acts = useCopyActs(account);
  const { patient } = account;
  return (
    <section className="card">
      <h2>
        <Trans>Owner</Trans>
      </h2>
      <div className="stack">
        <Facts
          facts={[
            [t`Born`, date(account.birthDate)],
            [t`ZIP code`, account.zip || '–'],
            [t`Email`, <Email key="email" account={account} />],
            [t`Phones`, account.phones.join(', ') || '–'],
            [t`Language`, languageNames(account.language)],
            [t`Patient`, patient === null ? t`No record is linked` : (patient.medicalRecordNumber ?? t`Linked`)],
            ...(patient === null ? [] : [[t`Linked on`, day(patient.linkedAt)] as const]),
          ]}
        />
        <Acts acts={acts} onDone={onDone} />
      </div>
    </section>
  );
}

function Email({ account: { email, isEmailConfirmed } }: { account: AccountViewModel }) {
  if (email === null) return '–';
  if (isEmailConfirmed) return email;
  return <Trans>{email}, not confirmed: it gets no link, username or code</Trans>;
}
