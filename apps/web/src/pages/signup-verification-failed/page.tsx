import { Trans } from '@lingui/react/macro';
import { usePartner } from '../../router/use-partner.ts';
import { SignUpHelp } from '../../sign-up/sign-up-help.tsx';
import { SignUpPage } from '../../sign-up/sign-up-page.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { WaysForm } from './ways-form.tsx';

/** A way that did not work, and what is left (spec §4: "One must be chosen"). The tries in the address are the server's. */
export function Page() {
  const company = usePartner()?.fullName;
  return (
    <SignUpPage
      state="signup-verification-failed"
      lead={
        company === undefined ? (
          <Trans>We could not confirm who you are in that way. Nothing you told us about yourself is lost.</Trans>
        ) : (
          <Trans>
            For employees of {company}. We could not confirm who you are in that way. Nothing you told us about yourself
            is lost.
          </Trans>
        )
      }
    >
      {(standing) => (
        <>
          <WaysForm key={standing.ways.join(' ')} standing={standing} />
          <Disclosure summary={<Trans>Why may it not have worked?</Trans>}>
            <p>
              <Trans>
                We are not told the reason. Often a bank or a credit bureau knows another name or an older address than
                the one you gave, or a digit was mistyped.
              </Trans>
            </p>
          </Disclosure>
          <SignUpHelp />
        </>
      )}
    </SignUpPage>
  );
}
