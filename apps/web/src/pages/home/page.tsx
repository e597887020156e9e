import { Trans } from '@lingui/react/macro';
import { stateOf, textOf } from '@portico/contract';
import { KeyRound, ReceiptText, UserRoundPlus } from 'lucide-react';
import { Fragment } from 'react';
import { useArrival } from '../../frame/use-arrival.ts';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { SignInEntry } from '../../sign-in/sign-in-entry.tsx';
import { AppForThisPhone } from '../../sign-in/app-for-this-phone.tsx';
import { optional } from '../../router/optional.tsx';
import { SignInCard } from '../../sign-in/sign-in-card.tsx';
import { Door, doorClass } from '../../ui/door.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { HowItWorks } from './how-it-works.tsx';
import './home.css';

const BackgroundVideo = optional(
  async () => (await import('../../background-video/background-video.tsx')).BackgroundVideo,
);

/** The home page: who the hospital is, the sign-in card, and three links. */
export function Page() {
  const { settings, language } = usePortal();
  const arrives = useArrival();
  return (
    <>
      <title>{`${settings.name} · ${textOf(stateOf('home').title, language)}`}</title>
      <div className="home-hero">
        <BackgroundVideo />
        <SignInEntry />
        <div className="wide home">
          <PageHeading
            takesFocus={arrives}
            lead={
              <Trans>
                Sign in to your account, or find out what a visit will cost. No account is needed for an estimate.
              </Trans>
            }
          >
            <Clauses text={settings.tagline} />
          </PageHeading>
          <div className="home-arch">
            <SignInCard
              heading={
                <h2>
                  <Trans>Sign in</Trans>
                </h2>
              }
            />
            <AppForThisPhone />
          </div>
          <ul className="home-doors">
            <li>
              <StateLink to="estimates" className={doorClass}>
                <Door icon={ReceiptText} name={<Trans>Get a cost estimate</Trans>}>
                  <Trans>From our own published prices, in about two minutes</Trans>
                </Door>
              </StateLink>
            </li>
            <li>
              <StateLink to="create-account" className={doorClass}>
                <Door icon={UserRoundPlus} name={<Trans>Create an account</Trans>}>
                  <Trans>About five minutes</Trans>
                </Door>
              </StateLink>
            </li>
            <li>
              <StateLink to="activation" className={doorClass}>
                <Door icon={KeyRound} name={<Trans>Activate with a code</Trans>}>
                  <Trans>From your letter, visit summary or text message</Trans>
                </Door>
              </StateLink>
            </li>
          </ul>
        </div>
      </div>
      <HowItWorks />
    </>
  );
}

/** A sentence whose lines break after a comma first, if they must break. */
function Clauses({ text }: { text: string }) {
  return text.split(/(?<=,) /).map((clause, index) => (
    <Fragment key={clause}>
      {index > 0 && ' '}
      <span className="clause">{clause}</span>
    </Fragment>
  ));
}
