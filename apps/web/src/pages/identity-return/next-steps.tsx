import { Trans } from '@lingui/react/macro';
import { identityPath, type IdentityPurpose, pathTo, SIGNED_IN_PATH } from '@portico/contract';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import type { OutcomeProps } from './outcome.tsx';

/** A page of the signed-in app. */
const accountSecurity = `${SIGNED_IN_PATH}#${pathTo('account-security')}`;

/** Where to go from here, the likeliest first. */
export function NextSteps({ outcome, provider, purpose }: OutcomeProps) {
  if (purpose === 'link') {
    return (
      <div className="row">
        <a className={buttonClass()} href={accountSecurity}>
          <Trans>Go to account security</Trans>
        </a>
      </div>
    );
  }
  if (purpose === 'signUp') {
    return (
      <div className="row">
        <StateLink to="signup-ccverification" className={buttonClass()}>
          <Trans>Go on creating your account</Trans>
        </StateLink>
        <Again provider={provider} purpose="signUp" />
      </div>
    );
  }
  if (purpose === 'activation' && outcome !== 'hasAccount') {
    return (
      <div className="row">
        <StateLink to="activation" className={buttonClass()}>
          <Trans>Go back to activation</Trans>
        </StateLink>
        <Again provider={provider} purpose="activation" />
      </div>
    );
  }
  if (purpose === 'recovery') {
    return (
      <div className="row">
        <StateLink to="forgot-password" className={buttonClass()}>
          <Trans>Get back in another way</Trans>
        </StateLink>
        <Again provider={provider} purpose="recovery" />
      </div>
    );
  }
  return (
    <div className="row">
      {outcome === 'notLinked' ? (
        // The sign-in page keeps where to go afterwards for the tab.
        <a className={buttonClass()} href={`${pathTo('login-home')}#${pathTo('account-security')}`}>
          <Trans>Sign in and link it</Trans>
        </a>
      ) : (
        <StateLink to="login-home" className={buttonClass()}>
          <Trans>Go to sign-in</Trans>
        </StateLink>
      )}
      <Otherwise outcome={outcome} provider={provider} />
    </div>
  );
}

function Otherwise({ outcome, provider }: Omit<OutcomeProps, 'purpose'>) {
  if (outcome === 'notLinked') {
    return (
      <StateLink to="create-account" className={buttonClass('secondary')}>
        <Trans>Create an account</Trans>
      </StateLink>
    );
  }
  if (outcome === 'hasAccount') {
    return (
      <StateLink to="forgot-password" className={buttonClass('secondary')}>
        <Trans>I have forgotten my password</Trans>
      </StateLink>
    );
  }
  return outcome === 'suspended' ? null : <Again provider={provider} purpose="signIn" />;
}

function Again({
  provider,
  purpose,
}: {
  provider: OutcomeProps['provider'];
  purpose: Exclude<IdentityPurpose, 'link'>;
}) {
  if (provider === undefined) return null;
  const { id, name } = provider;
  return (
    <a className={buttonClass('secondary')} href={identityPath(id, purpose)}>
      <Trans>Try {name} again</Trans>
    </a>
  );
}
