import { Trans, useLingui } from '@lingui/react/macro';
import { useStepNames } from '../../flow/use-step-names.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';

/** What each step of the sign-up asks for, so that visitors can have it at hand. */
export function FiveSteps() {
  const { t } = useLingui();
  const names = useStepNames(signUp);
  const asked = [
    t`One question, on this page.`,
    t`Your name, address and date of birth. Have your medical record number at hand if you know it.`,
    t`By a code to your phone, a credit card (not charged), or questions about your credit history. Or we mail you a code.`,
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
