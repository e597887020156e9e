import { Trans } from '@lingui/react/macro';
import { HELP_DESK_REPLY_HOURS, type PortalSettings } from '@portico/contract';
import {
  Accessibility,
  Languages,
  MessageCircle,
  MessageCircleHeart,
  Phone,
  ReceiptText,
  ScrollText,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Page as FramePage } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Door, doorClass } from '../../ui/door.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import './helpdesk-center.css';

/** How to reach the help desk, signed out and in, and answers to frequent questions. */
export function Page() {
  const { settings } = usePortal();
  return (
    <FramePage state="helpdesk-center" lead={<Trans>Call us, write to us, or find the answer below.</Trans>}>
      <Notice
        kind="rose"
        title={
          <Trans>
            In an emergency, call <PhoneLink number="911" />.
          </Trans>
        }
      />
      <div className="help">
        <div className="stack">
          <Card title={<Trans>Call us</Trans>}>
            <Phones {...settings.phones} />
          </Card>
          {settings.session === null ? <WriteAsGuest /> : <WriteSignedIn />}
        </div>
        <Card title={<Trans>Common questions</Trans>}>
          <Questions />
        </Card>
      </div>
      <div className="help-doors">
        {settings.session === null ? <GuestEstimates /> : <OwnEstimates />}
        <StateLink to="language-help" className={doorClass}>
          <Door icon={Languages} name={<Trans>Help in your language</Trans>}>
            <Trans>Interpreters are free</Trans>
          </Door>
        </StateLink>
        <StateLink to="accessibility" className={doorClass}>
          <Door icon={Accessibility} name={<Trans>Accessibility</Trans>}>
            <Trans>If something on this site does not work for you</Trans>
          </Door>
        </StateLink>
        <StateLink to="terms-conditions" className={doorClass}>
          <Door icon={ScrollText} name={<Trans>Terms and conditions</Trans>}>
            <Trans>What you agree to with an account</Trans>
          </Door>
        </StateLink>
      </div>
    </FramePage>
  );
}

function WriteAsGuest() {
  return (
    <StateLink to="contact-helpdesk" className={doorClass}>
      <Door icon={MessageCircle} name={<Trans>Write to the help desk</Trans>}>
        <AnsweredSoon />
      </Door>
    </StateLink>
  );
}

/** Whoever is signed in writes from their messages, where the answers come (spec §2). */
function WriteSignedIn() {
  return (
    <>
      <StateLink to="messages.helpdesk" className={doorClass}>
        <Door icon={MessageCircle} name={<Trans>Write to the help desk</Trans>}>
          <AnsweredSoon />
        </Door>
      </StateLink>
      <StateLink to="messages.feedback" className={doorClass}>
        <Door icon={MessageCircleHeart} name={<Trans>Send us your comments</Trans>}>
          <Trans>What works for you here, and what does not</Trans>
        </Door>
      </StateLink>
    </>
  );
}

function GuestEstimates() {
  return (
    <StateLink to="estimates" className={doorClass}>
      <Door icon={ReceiptText} name={<Trans>Get a cost estimate</Trans>}>
        <Trans>About two minutes, without an account</Trans>
      </Door>
    </StateLink>
  );
}

/** With their own insurance and what they saved: the guest's estimator knows neither. */
function OwnEstimates() {
  return (
    <StateLink to="patient-cost-estimates" className={doorClass}>
      <Door icon={ReceiptText} name={<Trans>Your cost estimates</Trans>}>
        <Trans>Those you saved, and a new one with your insurance</Trans>
      </Door>
    </StateLink>
  );
}

function AnsweredSoon() {
  return <Trans>We answer within {HELP_DESK_REPLY_HOURS} hours</Trans>;
}

/** A hospital with one number shows it once; with two, each says what it is for. */
function Phones({ helpdesk, estimates }: PortalSettings['phones']) {
  if (helpdesk === estimates) {
    return (
      <ul className="help-phones">
        <PhoneEntry icon={Phone} number={helpdesk}>
          <Trans>Help desk: this site, your account, and what care costs</Trans>
        </PhoneEntry>
      </ul>
    );
  }
  return (
    <ul className="help-phones">
      <PhoneEntry icon={Phone} number={helpdesk}>
        <Trans>Help desk: this site and your account</Trans>
      </PhoneEntry>
      <PhoneEntry icon={ReceiptText} number={estimates}>
        <Trans>Estimates: what care costs, and what an estimate means</Trans>
      </PhoneEntry>
    </ul>
  );
}

function PhoneEntry({ icon, number, children }: { icon: LucideIcon; number: string; children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} />
      <span>
        {children}
        <br />
        <PhoneLink number={number} />
      </span>
    </li>
  );
}

function Questions() {
  return (
    <div className="help-questions">
      <Disclosure summary={<Trans>Is an estimate what I will be billed?</Trans>}>
        <Trans>
          No. It is our best figure for the care that most people need. Your doctor may find that you need more or less,
          and others who take part in your care may bill you themselves.
        </Trans>
      </Disclosure>
      <Disclosure summary={<Trans>Where do the prices come from?</Trans>}>
        <Trans>
          From the price list that each location publishes by law. An estimate shows the line of the list behind every
          price.
        </Trans>
      </Disclosure>
      <Disclosure summary={<Trans>What if I do not find my service?</Trans>}>
        <Trans>
          Try another word, or the code on your order. If that does not help, call us: we look up the price with you.
        </Trans>
      </Disclosure>
      <Disclosure summary={<Trans>What if the bill is higher than the estimate?</Trans>}>
        <Trans>
          Call us first. If you have no insurance or do not use it, you have the right to a good faith estimate in
          writing, and can dispute a bill that is $400 or more above it.
        </Trans>
      </Disclosure>
      <Disclosure summary={<Trans>Why did I have to start over?</Trans>}>
        <Trans>
          For your privacy, an estimate belongs to the browser that made it and expires after a while. Nothing is lost
          on our side: make a new one in two minutes.
        </Trans>
      </Disclosure>
    </div>
  );
}
