import { Trans } from '@lingui/react/macro';
import type { AccountSecurity, ProofMethod } from '@portico/contract';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Day } from '../../when/when.tsx';

export interface ProofCardProps {
  shownBy: AccountSecurity['shownBy'];
}

/** How the owner has shown who they are, and how far an identity provider had proven them (issue 15, point 3). */
export function ProofCard({ shownBy }: ProofCardProps) {
  return (
    <Card title={<Trans>How you showed who you are</Trans>}>
      {shownBy === null ? (
        <p>
          <Trans>We have no note of it. That changes nothing about what you can do here.</Trans>
        </p>
      ) : (
        <p>
          <How shownBy={shownBy} />
          <br />
          <span className="secondary">
            <Day iso={shownBy.at} />
            {shownBy.level !== null && (
              <>
                {' · '}
                <Trans>Identity assurance level: {shownBy.level}</Trans>
              </>
            )}
          </span>
        </p>
      )}
    </Card>
  );
}

function How({ shownBy: { method, identityProvider } }: { shownBy: NonNullable<AccountSecurity['shownBy']> }) {
  const words: Readonly<Record<ProofMethod, ReactNode>> = {
    phone: <Trans>By a code that we sent to a phone on your record.</Trans>,
    creditCard: <Trans>By a credit card in your name.</Trans>,
    questionBased: <Trans>By answers about your credit history.</Trans>,
    identityProvider:
      identityProvider === null ? (
        <Trans>By an account that you have elsewhere.</Trans>
      ) : (
        <Trans>By your {identityProvider} account.</Trans>
      ),
    letter: <Trans>By an access code that we mailed to you.</Trans>,
    print: <Trans>By an access code that our staff gave you.</Trans>,
    sms: <Trans>By a link that we sent to a phone on your record.</Trans>,
    match: <Trans>Our staff compared what you told us with your record.</Trans>,
    staff: <Trans>Our staff opened your account again.</Trans>,
  };
  return words[method];
}
