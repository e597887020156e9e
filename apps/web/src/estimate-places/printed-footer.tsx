import { Trans, useLingui } from '@lingui/react/macro';
import { PhoneLink } from '../frame/phone-link.tsx';
import { today } from '../portal/figures.ts';
import { usePortal } from '../portal/portal.tsx';

export interface PrintedFooterProps {
  codes: readonly string[];
  /** The ZIP code of the distances; '' without them. */
  from: string;
}

/** What the list says on paper, where nothing can be opened any more: codes, from where the miles are, the day, whom to call. */
export function PrintedFooter({ codes, from }: PrintedFooterProps) {
  const { i18n } = useLingui();
  const { phones } = usePortal().settings;
  const listed = codes.join(', ');
  return (
    <p className="compared-printed secondary">
      {codes.length > 0 && <Trans>Billing codes: {listed}.</Trans>}{' '}
      {from !== '' && <Trans>Distances are from ZIP code {from}, in a straight line.</Trans>}{' '}
      <Trans>
        These are estimates, not bills. Questions? Call <PhoneLink number={phones.estimates} />.
      </Trans>{' '}
      <Trans>Printed on {today(i18n.locale)}.</Trans>
    </p>
  );
}
