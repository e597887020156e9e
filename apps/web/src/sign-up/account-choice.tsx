import { Trans } from '@lingui/react/macro';
import { SIGN_UP_LINK_DAYS, type StateName } from '@portico/contract';
import { KeyRound, MessageSquareText, UserRoundPlus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFlowNote } from '../flow/flow-note.ts';
import { Page } from '../frame/page.tsx';
import { ConfirmedNotice } from '../partners/confirmed-notice.tsx';
import { usePortal } from '../portal/portal.tsx';
import { StateLink } from '../router/state-link.tsx';
import { usePartner } from '../router/use-partner.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { verificationNeeds } from './verification-needs.tsx';
import './account-choice.css';
import './words.ts';

export interface AccountChoiceProps {
  state: Extract<StateName, 'create-account' | 'activate-create' | 'account-selection'>;
  /** Which of the two is first. */
  first: 'create' | 'activate';
}

/** The choice between creating an account and activating one, with what each needs. */
export function AccountChoice({ state, first }: AccountChoiceProps) {
  const partner = usePartner();
  const company = partner?.fullName;
  const note = useFlowNote();
  const ways = [
    <CreateOption key="create" isFirst={first === 'create'} />,
    <ActivateOption key="activate" isFirst={first === 'activate'} />,
  ];
  return (
    <Page
      state={state}
      lead={
        company === undefined ? (
          <Trans>Choose what fits you. Either way takes about five minutes.</Trans>
        ) : (
          <Trans>For employees of {company}. Either way takes about five minutes.</Trans>
        )
      }
    >
      <ConfirmedNotice />
      {note === 'cancelled' && (
        <Notice kind="leaf" title={<Trans>You have stopped creating your account.</Trans>}>
          <p>
            <Trans>What you entered is deleted.</Trans>
          </p>
        </Notice>
      )}
      {note === 'putOff' && <PutOffNotice />}
      <div className="account-ways">{first === 'create' ? ways : ways.toReversed()}</div>
      <div className="text-message-way">
        <Icon of={MessageSquareText} />
        <p>
          <Trans>
            <strong>Did we send you a text message?</strong> Open the link in it on your phone. It brings you to the
            right place, and you need no code.
          </Trans>
        </p>
      </div>
      <p className="account-choice-others">
        <Trans>
          Already have an account? <StateLink to="login-home">Sign in</StateLink>, or{' '}
          <StateLink to="forgot-username">get your username</StateLink> or{' '}
          <StateLink to="forgot-password">a new password</StateLink>.
        </Trans>
      </p>
    </Page>
  );
}

/** The link is on its way, if the address is right; no reply of the server tells more. */
function PutOffNotice() {
  return (
    <Notice kind="leaf" title={<Trans>We mail you the link to go on.</Trans>}>
      <p>
        <Trans>
          Open it within {SIGN_UP_LINK_DAYS} days, on any device. Has nothing come after a few minutes? Look into your
          spam folder, or begin again here.
        </Trans>
      </p>
    </Notice>
  );
}

function CreateOption({ isFirst }: { isFirst: boolean }) {
  const { name, verificationMethods } = usePortal().settings;
  return (
    <Option
      icon={UserRoundPlus}
      title={<Trans>I have no code</Trans>}
      whom={<Trans>Create an account, whether or not you have been a patient of {name}.</Trans>}
      needs={[<Trans key="you">Your name, address and date of birth</Trans>, ...verificationNeeds(verificationMethods)]}
    >
      <StateLink to="signup" className={buttonClass(isFirst ? 'primary' : 'secondary')}>
        <Trans>Create an account</Trans>
      </StateLink>
    </Option>
  );
}

function ActivateOption({ isFirst }: { isFirst: boolean }) {
  return (
    <Option
      icon={KeyRound}
      title={<Trans>I have an access code</Trans>}
      whom={<Trans>Activate the account that we have prepared for you.</Trans>}
      needs={[
        <Trans key="code">The code from your letter or visit summary: 15 letters and digits in groups of five</Trans>,
        <Trans key="number">Your medical record number, or the reference number of your letter</Trans>,
        <Trans key="birth">Your date of birth</Trans>,
      ]}
    >
      <StateLink to="activation" className={buttonClass(isFirst ? 'primary' : 'secondary')}>
        <Trans>Activate with a code</Trans>
      </StateLink>
    </Option>
  );
}

interface OptionProps {
  icon: LucideIcon;
  title: ReactNode;
  whom: ReactNode;
  needs: readonly ReactNode[];
  /** The link that leads on. */
  children: ReactNode;
}

/** An option: for whom it is, and what is needed for it. */
function Option({ icon, title, whom, needs, children }: OptionProps) {
  return (
    <section className="account-way">
      <span className="account-way-arch">
        <Icon of={icon} size={30} />
      </span>
      <h2>{title}</h2>
      <p>{whom}</p>
      <h3 className="secondary">
        <Trans>What you need</Trans>
      </h3>
      <ul className="account-needs">
        {needs.map((need, index) => (
          <li key={index}>{need}</li>
        ))}
      </ul>
      <div className="row account-way-action">{children}</div>
    </section>
  );
}
