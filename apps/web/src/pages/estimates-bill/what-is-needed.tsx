import { Trans, useLingui } from '@lingui/react/macro';
import { billDispute } from '@portico/rules';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { money } from '../../portal/figures.ts';
import { usePortal } from '../../portal/portal.tsx';

/** What a dispute takes, and where it begins. */
export function WhatIsNeeded() {
  const { i18n } = useLingui();
  const { settings } = usePortal();
  const least = money(billDispute.excessCents, i18n.locale);
  const fee = money(billDispute.feeCents, i18n.locale);
  const { days, address, phone } = billDispute;
  return (
    <section className="stack" aria-labelledby="dispute-needs">
      <h2 id="dispute-needs">
        <Trans>How to dispute a bill</Trans>
      </h2>
      <p>
        <Trans>
          You may be able to start when one provider’s bill is at least {least} above its total in the estimate, within{' '}
          {days} days of the date on the bill. It will not harm the quality of your care.
        </Trans>
      </p>
      <p>
        <Trans>
          Call us first at <PhoneLink number={settings.phones.estimates} />: a wrong bill can often be corrected at
          once.
        </Trans>
      </p>
      <h3>
        <Trans>What you need</Trans>
      </h3>
      <ul>
        <li>
          <Trans>A copy of the good-faith estimate</Trans>
        </li>
        <li>
          <Trans>A copy of the bill</Trans>
        </li>
        <li>
          <Trans>The name, address, phone and email of the provider, as far as you know them</Trans>
        </li>
        <li>
          <Trans>The day of the care and what was done</Trans>
        </li>
        <li>
          <Trans>A fee of {fee}. You get it off the bill if you win.</Trans>
        </li>
      </ul>
      <h3>
        <Trans>Where you start</Trans>
      </h3>
      <p>
        <Trans>
          On <a href={address}>www.cms.gov/nosurprises/consumers</a>, in English or Spanish, or by phone at{' '}
          <PhoneLink number={phone} />. There you also find the form to send by mail. While a dispute goes on, the
          provider may not send the bill to collections.
        </Trans>
      </p>
    </section>
  );
}
