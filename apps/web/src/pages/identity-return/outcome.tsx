import { Trans, useLingui } from '@lingui/react/macro';
import { type IdentityOutcome, type IdentityPurpose, type PortalSettings } from '@portico/contract';
import type { ReactNode } from 'react';
import { NeedHelp } from '../../recovery/need-help.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { Notice, type NoticeKind } from '../../ui/notice.tsx';
import { NextSteps } from './next-steps.tsx';

type Told = Exclude<IdentityOutcome, 'known'>;

export interface OutcomeProps {
  outcome: Told;
  /** Undefined where the settings no longer have it. */
  provider: PortalSettings['identityProviders'][number] | undefined;
  /** Undefined where nothing is known any more of what was begun. */
  purpose: IdentityPurpose | undefined;
}

const kinds: Readonly<Record<Told, NoticeKind>> = {
  notLinked: 'info',
  linked: 'leaf',
  suspended: 'rose',
  taken: 'sun',
  hasAccount: 'info',
  refused: 'sun',
  cancelled: 'info',
  unavailable: 'sun',
  expired: 'sun',
};

/** What became of the way to an identity provider, and what can be done now. Whatever was wrong there reads alike. */
export function Outcome({ outcome, provider, purpose }: OutcomeProps) {
  const { t } = useLingui();
  const name = provider?.name ?? t`the other account`;
  const titles: Readonly<Record<Told, string>> = {
    notLinked: t`One more step, the first time`,
    linked: t`Your account is linked`,
    suspended: t`This account is suspended`,
    taken: t`This account is linked already`,
    hasAccount: t`You have an account already`,
    refused: t`That did not work`,
    cancelled: t`You came back without signing in`,
    unavailable: t`It does not answer just now`,
    expired: t`Please begin again`,
  };
  return (
    <FramePage state="identity-return" title={titles[outcome]} width="form">
      <div className="stack stack-loose">
        <Notice kind={kinds[outcome]} title={<What outcome={outcome} name={name} />}>
          <More outcome={outcome} name={name} purpose={purpose} />
        </Notice>
        <NextSteps outcome={outcome} provider={provider} purpose={purpose} />
        <NeedHelp />
      </div>
    </FramePage>
  );
}

function What({ outcome, name }: { outcome: Told; name: string }) {
  const words: Readonly<Record<Told, ReactNode>> = {
    notLinked: <Trans>No account here is linked with your {name} account yet.</Trans>,
    linked: <Trans>From now on you can sign in here with {name}.</Trans>,
    suspended: <Trans>It cannot be signed in to. Please call the help desk.</Trans>,
    taken: <Trans>Your {name} account is linked to another account here, or yours to another one there.</Trans>,
    hasAccount: <Trans>Your record here has its account. There is nothing to activate.</Trans>,
    refused: <Trans>We could not use what {name} told us.</Trans>,
    cancelled: <Trans>Nothing was changed, and nothing is lost.</Trans>,
    unavailable: <Trans>{name} could not be reached. It is not your doing, and nothing is lost.</Trans>,
    expired: <Trans>This step took too long, was used before, or began in another browser.</Trans>,
  };
  return words[outcome];
}

function More({ outcome, name, purpose }: { outcome: Told; name: string; purpose: IdentityPurpose | undefined }) {
  if (outcome === 'notLinked') {
    return (
      <p>
        <Trans>
          If you have an account here, sign in to it as usual and link {name} on the page “Account security”: so nobody
          but you joins the two. If you have none, create one; {name} can show who you are.
        </Trans>
      </p>
    );
  }
  if (outcome === 'taken') {
    return (
      <p>
        <Trans>Unlink it there first, or call the help desk.</Trans>
      </p>
    );
  }
  if (outcome !== 'refused') return null;
  return (
    <p>
      {purpose === 'activation' ? (
        <Trans>
          There has to be one record here with the name, date of birth and address that {name} has of you, and {name}{' '}
          has to have checked who you are. You can go on with an access code, or create an account.
        </Trans>
      ) : purpose === 'signUp' ? (
        <Trans>
          The name and date of birth there have to be those that you gave here, and the address that one, or if you are
          a patient one that we have or had for you. And {name} has to have checked who you are. You can choose another
          way, or start over to correct what you gave.
        </Trans>
      ) : (
        <Trans>It may know you by another name or date of birth. You can try again, or go on without it.</Trans>
      )}
    </p>
  );
}
