import { Plural, Trans } from '@lingui/react/macro';
import { GUEST_TOKEN_HOURS, HELP_DESK_MESSAGE_DAYS, OUTBOX_DAYS, PRICE_WATCH_LINK_DAYS } from '@portico/contract';
import { Page as FramePage } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { Prose } from '../../frame/prose.tsx';
import { usePortal } from '../../portal/portal.tsx';

/** What these pages store, and for how long. It covers only this software; the hospital has its own notice. */
export function Page() {
  const { settings } = usePortal();
  return (
    <FramePage
      state="privacy"
      lead={<Trans>You can look at every public page, and get an estimate, without telling us who you are.</Trans>}
    >
      <Prose>
        <h2>
          <Trans>What stays in your browser</Trans>
        </h2>
        <ul>
          <li>
            <Trans>
              A cookie that tells your browser from others, so that nobody else can open your estimate. It goes when you
              close the browser.
            </Trans>
          </li>
          <li>
            <Trans>A cookie with the language you chose, for one year.</Trans>
          </li>
          <li>
            <Trans>
              A key to your estimates, until {GUEST_TOKEN_HOURS} hours after you last used it. It is part of the address
              of the page, and so in your browser’s history, but works in this browser only.
            </Trans>
          </li>
          <li>
            <Trans>That key and your last search, until you close the tab.</Trans>
          </li>
          <li>
            <Trans>A page that says that there is no connection. It is the same for everybody.</Trans>
          </li>
        </ul>
        <h2>
          <Trans>What we keep, and for how long</Trans>
        </h2>
        <ul>
          <li>
            <Trans>
              When you accepted the terms, and which. We delete that {GUEST_TOKEN_HOURS} hours after you last used the
              estimator, at the next of our hourly clean-ups.
            </Trans>
          </li>
          <li>
            <Trans>
              The service of an estimate, with the location and the doctor you chose, for{' '}
              <Plural value={settings.estimateValidForDays} one="# day" other="# days" />. It carries no name, and
              belongs to your browser’s cookie.
            </Trans>
          </li>
          <li>
            <Trans>
              An estimate that you keep under a number, as it was that day, encrypted, for{' '}
              <Plural value={settings.estimateValidForDays} one="# day" other="# days" />. What opens it besides the
              number, your date of birth or ZIP code, we keep only in a form that nobody can read.
            </Trans>
          </li>
          <li>
            <Trans>
              An email address that is to hear when the price of such an estimate changes, encrypted, until the estimate
              ends or the mail is stopped. If it does not say yes within {PRICE_WATCH_LINK_DAYS} days, we delete it.
            </Trans>
          </li>
          <li>
            <Trans>
              An email address that you give us for a summary. We use it for that message and for nothing else. Address
              and message wait encrypted until the message is sent, and are deleted about an hour later.
            </Trans>
          </li>
          <li>
            <Trans>
              What you write to the help desk, with your name, date of birth, phone and email address, encrypted, for{' '}
              {HELP_DESK_MESSAGE_DAYS} days after the last word about it. Our emails to you repeat neither your message
              nor the answer.
            </Trans>
          </li>
          {settings.demonstration && (
            <li>
              <Trans>
                This demonstration sends no email: it keeps the message in an outbox for {OUTBOX_DAYS} days.
              </Trans>
            </li>
          )}
          <li>
            <Trans>
              How many requests a browser or a network address sends us within a minute. It helps us hold off programs
              that send too many. In place of the address we keep a code that only we could make, until the next
              clean-up.
            </Trans>
          </li>
          <li>
            <Trans>
              A log of what our server answered: which kind of page, by which method, whether it worked, when, and how
              long it took. It says neither who asked nor what was entered.
            </Trans>
          </li>
          <li>
            <Trans>
              Your visits, with their time and what they are for, until some weeks after they are over. What they are
              for is encrypted.
            </Trans>
          </li>
          {settings.countsPages && (
            <li>
              <Trans>How often each kind of page is opened. We count the page, and not who opened it.</Trans>
            </li>
          )}
        </ul>
        <h2>
          <Trans>What we do not do</Trans>
        </h2>
        <p>
          {settings.frameOrigins.length === 0 ? (
            <Trans>
              No ad firm, social network or other firm sees your visit: these pages load nothing from anybody else.
            </Trans>
          ) : (
            <Trans>
              No advertiser or social network sees your visit. The pages for scheduling and for video visits come from
              the companies that run them for us: they learn that you came, which estimate you came from, and, if you
              are signed in, your first name and a number that stands for you. All other pages load nothing from anybody
              else.
            </Trans>
          )}{' '}
          <Trans>We do not follow you to other sites, and we do not sell what you enter.</Trans>
        </p>
        <p>
          <Trans>
            Questions about your health records, or about our notice of privacy practices? Call{' '}
            <PhoneLink number={settings.phones.helpdesk} />.
          </Trans>
        </p>
      </Prose>
    </FramePage>
  );
}
