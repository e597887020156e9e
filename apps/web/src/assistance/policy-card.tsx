import { Trans, useLingui } from '@lingui/react/macro';
import type { AssistanceTexts } from '@portico/contract';
import { PhoneLink } from '../frame/phone-link.tsx';
import { Card } from '../ui/card.tsx';
import { longDate } from '../portal/figures.ts';

/** Where the policy is published, until when one may apply, and whom to ask (26 CFR 1.501(r)-4(b)(5)). */
export function PolicyCard({ texts }: { texts: AssistanceTexts }) {
  const { i18n } = useLingui();
  const { office, applicationDays } = texts;
  const from = longDate(texts.effective, i18n.locale);
  return (
    <Card title={<Trans>Our rules, and whom to ask</Trans>}>
      <div className="stack">
        <p>
          {applicationDays === null ? (
            <Trans>You can apply at any time. It is free.</Trans>
          ) : (
            <Trans>You can apply until {applicationDays} days after your first bill. It is free.</Trans>
          )}
        </p>
        <ul className="assistance-links">
          <li>
            <a href={texts.summaryUrl}>
              <Trans>Our rules in short</Trans>
            </a>
          </li>
          <li>
            <a href={texts.policyUrl}>
              <Trans>All of our rules, from {from} on</Trans>
            </a>
          </li>
          <li>
            <a href={texts.applicationUrl}>
              <Trans>The form without your answers</Trans>
            </a>
          </li>
        </ul>
        <address className="assistance-office">
          <strong>{office.name}</strong>
          {office.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <PhoneLink number={office.phone} />
          {office.email !== '' && <a href={`mailto:${office.email}`}>{office.email}</a>}
        </address>
      </div>
    </Card>
  );
}
