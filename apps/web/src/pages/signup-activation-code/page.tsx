import { Plural, Trans } from '@lingui/react/macro';
import { ACCESS_CODE_DAYS, LETTERS_A_DAY } from '@portico/contract';
import { CircleCheck, MailOpen, Mailbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowPage } from '../../flow/flow-page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { CancelSignUp } from '../../sign-up/cancel-sign-up.tsx';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LetterPicture } from '../../ui/letter-picture.tsx';
import './signup-activation-code.css';

/** Says that the letter was asked for, what it looks like, and what to do with it. */
export function Page() {
  return (
    <FlowPage
      flow={signUp}
      state="signup-activation-code"
      lead={<Trans>There is nothing more to do until the letter is there.</Trans>}
    >
      {({ existingPatient }) => (
        <>
          <ol className="letter-steps">
            <Stage icon={CircleCheck} isDone title={<Trans>You have asked for a code</Trans>}>
              <Plural
                value={LETTERS_A_DAY}
                one="We mail one letter a day at most. If you asked before, that letter may be on its way already."
                other="We mail # letters a day at most. If you asked before, they may be on their way already."
              />
            </Stage>
            <Stage icon={Mailbox} title={<Trans>We mail you a letter</Trans>}>
              <WhereItGoes isPatient={existingPatient} />
            </Stage>
            <Stage icon={MailOpen} title={<Trans>You activate your account with the code</Trans>}>
              <Trans>
                Have the letter and your date of birth at hand, and your medical record number or the one that the
                letter names in its place. The code works for {ACCESS_CODE_DAYS} days.
              </Trans>
            </Stage>
          </ol>
          <div className="letter-look">
            <LetterPicture />
            <p>
              <Trans>
                The code is in a box: 15 letters and digits in three groups. The QR code beside it opens the right page
                on your phone, with the code filled in.
              </Trans>
            </p>
          </div>
          <div className="row">
            <StateLink to="activation" className={buttonClass('primary')}>
              <Trans>I have my letter</Trans>
            </StateLink>
            <CancelSignUp stays>
              <Trans>Start over</Trans>
            </CancelSignUp>
          </div>
          <p>
            <Trans>You can close this page. The letter says where to go on, on whatever device.</Trans>
          </p>
          <FlowHelp />
        </>
      )}
    </FlowPage>
  );
}

/** A letter goes only to a patient's address on file: a letter to a typed address would tell who is a patient. */
function WhereItGoes({ isPatient }: { isPatient: boolean }) {
  const { settings } = usePortal();
  return isPatient ? (
    <Trans>
      It goes to the address that the hospital has for you, and usually comes within a week. If what you entered does
      not match our records, nothing is sent. Nothing after ten days? Call us at{' '}
      <PhoneLink number={settings.phones.helpdesk} />.
    </Trans>
  ) : (
    <Trans>
      It goes to the address you gave, and usually comes within a week. Nothing after ten days? Call us at{' '}
      <PhoneLink number={settings.phones.helpdesk} />.
    </Trans>
  );
}

interface StageProps {
  icon: typeof CircleCheck;
  isDone?: boolean;
  title: ReactNode;
  children: ReactNode;
}

/** One stage on the letter's way. */
function Stage({ icon, isDone = false, title, children }: StageProps) {
  return (
    <li className={isDone ? 'letter-step letter-step-done' : 'letter-step'}>
      <span className="letter-step-arch">
        <Icon of={icon} />
      </span>
      <span className="letter-step-words">
        <strong>{title}</strong>
        <span>{children}</span>
      </span>
    </li>
  );
}
