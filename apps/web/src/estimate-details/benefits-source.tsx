import { Trans, useLingui } from '@lingui/react/macro';
import type { CurrentInsurance } from '@portico/contract';
import { useState } from 'react';
import { localeOf } from '../portal/locale-of.ts';
import { dayOfAnswer } from './time-of-answer.ts';

/** The source of an estimate's benefits, and their date; nothing while the benefits are not known. */
export function BenefitsSource({ insurance }: { insurance: CurrentInsurance }) {
  if (insurance.Status === 'entered') return <Trans>With the benefits that you entered.</Trans>;
  if (insurance.Status !== 'confirmed' || insurance.ConfirmedAt === '') return null;
  return <Confirmed payor={insurance.Payor.Name} at={insurance.ConfirmedAt} />;
}

function Confirmed({ payor, at }: { payor: string; at: string }) {
  const { i18n } = useLingui();
  const [now] = useState(() => new Date());
  const time = new Date(at);
  const locale = localeOf(i18n.locale);
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(time);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(time);
  const day = dayOfAnswer(time, now);
  if (day === 'today') {
    return (
      <Trans>
        Benefits confirmed with {payor} today at {clock}.
      </Trans>
    );
  }
  if (day === 'yesterday') {
    return (
      <Trans>
        Benefits confirmed with {payor} yesterday at {clock}.
      </Trans>
    );
  }
  return (
    <Trans>
      Benefits confirmed with {payor} on {date}.
    </Trans>
  );
}
