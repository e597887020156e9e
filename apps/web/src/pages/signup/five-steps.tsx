import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStepNames } from '../../flow/use-step-names.ts';
import { usePortal } from '../../portal/portal.tsx';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { verificationNeeds } from '../../sign-up/verification-needs.tsx';

/** What each step of the sign-up asks for, so that visitors can have it at hand. */
export function FiveSteps() {
  const { t } = useLingui();
  const names = useStepNames(signUp);
  const { verificationMethods } = usePortal().settings;
  const asked: readonly ReactNode[] = [
    t`One question, on this page.`,
    t`Your name, address and date of birth. Have your medical record number at hand if you know it.`,
    verificationNeeds(verificationMethods).map((need, at) => (
      // The list of a hospital does not change while the page is open.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className="five-steps-way">
        {need}
      </span>
    )),
    t`Choose a username, often your email, and a password.`,
    t`Read and accept them, and your account is ready.`,
  ];
  return (
    <aside className="five-steps" aria-labelledby="five-steps-title">
      <h2 id="five-steps-title">
        <Trans>Five steps, about five minutes</Trans>
      </h2>
      <ol>
        {names.map((name, index) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{asked[index]}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
