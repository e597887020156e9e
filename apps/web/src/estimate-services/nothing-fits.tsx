import { Trans, useLingui } from '@lingui/react/macro';
import type { CallReply, getEstimateServices, StateParams } from '@portico/contract';
import { PhoneLink } from '../frame/phone-link.tsx';
import { usePortal } from '../portal/portal.tsx';
import { Notice } from '../ui/notice.tsx';
import { KindsOfCare } from './kinds-of-care.tsx';

export interface NothingFitsProps {
  catalogue: CallReply<typeof getEstimateServices>;
  params: StateParams<'estimates-services'>;
}

/** What leads on where nothing fits: other words, the code on the order, a person to call, the kinds of care. */
export function NothingFits({ catalogue, params }: NothingFitsProps) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const { search: _fitsNothing, ...withoutSearch } = params;
  return (
    <>
      <Notice kind="info" title={t`Things to try`}>
        <ul className="advice">
          <li>
            <Trans>A shorter or more common word: “scan”, “knee”, “blood test”.</Trans>
          </li>
          <li>
            <Trans>The code on your doctor’s order: five digits, such as 73721.</Trans>
          </li>
          <li>
            <Trans>
              A call to <PhoneLink number={settings.phones.estimates} />: we look up the price with you.
            </Trans>
          </li>
        </ul>
      </Notice>
      <section className="stack stack-tight" aria-labelledby="kinds-of-care">
        <h2 id="kinds-of-care">
          <Trans>Or look by kind of care</Trans>
        </h2>
        <KindsOfCare catalogue={catalogue} params={withoutSearch} />
      </section>
    </>
  );
}
