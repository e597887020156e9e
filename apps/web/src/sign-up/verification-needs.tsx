import { Trans } from '@lingui/react/macro';
import type { PortalSettings } from '@portico/contract';
import type { ReactNode } from 'react';
import './words.ts';

/** What is needed to verify an identity when creating an account, by the hospital's methods. */
export function verificationNeeds(methods: PortalSettings['verificationMethods']): ReactNode[] {
  const alternative = methodText(methods);
  return alternative === null
    ? [
        <Trans key="phone">Your phone if we have its number</Trans>,
        <Trans key="letter">Otherwise we can mail you a code, which usually comes within a week.</Trans>,
      ]
    : [alternative, <Trans key="letter">None of these? We can mail you a code.</Trans>];
}

/** null for phone or letter. */
function methodText(methods: PortalSettings['verificationMethods']): ReactNode {
  const hasCard = methods.includes('creditCard');
  const hasQuestions = methods.includes('questionBased');
  if (hasCard && hasQuestions) {
    return (
      <Trans key="way">
        Your phone if we have its number. Or a credit card, which is not charged. Or answers to questions about your
        credit history.
      </Trans>
    );
  }
  if (hasCard) {
    return <Trans key="way">Your phone if we have its number, or a credit card, which is not charged</Trans>;
  }
  return hasQuestions ? (
    <Trans key="way">Your phone if we have its number, or answers to questions about your credit history</Trans>
  ) : null;
}
