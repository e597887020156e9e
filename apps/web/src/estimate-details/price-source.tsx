import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceSource as Source } from '@portico/contract';
import { Disclosure } from '../ui/disclosure.tsx';
import { longDate } from '../portal/figures.ts';
import './price-source.css';

/** File, date, line and code of a price, and how it was chosen (45 CFR 180.50). */
export function PriceSource({ source }: { source: Source }) {
  const { i18n } = useLingui();
  return (
    <div className="price-source">
      <Disclosure summary={<Trans>Where this price comes from</Trans>}>
        <dl>
          <div>
            <dt>
              <Trans>Price file</Trans>
            </dt>
            <dd className="price-source-file">
              {source.FileUrl === '' ? (
                source.FileName
              ) : (
                <a href={source.FileUrl} rel="noreferrer">
                  {source.FileName}
                </a>
              )}
            </dd>
          </div>
          {source.FileDate !== '' && (
            <div>
              <dt>
                <Trans>Updated</Trans>
              </dt>
              <dd>{longDate(source.FileDate, i18n.locale)}</dd>
            </div>
          )}
          {/* On paper it is named where it is another hospital's: the sheet has no room to spare. */}
          <div className={source.FileUrl === '' ? 'no-print' : undefined}>
            <dt>
              <Trans>Hospital</Trans>
            </dt>
            <dd>{source.Hospital}</dd>
          </div>
          <div>
            <dt>
              <Trans>Line</Trans>
            </dt>
            <dd>{source.Line}</dd>
          </div>
          <div>
            <dt>
              <Trans>Code</Trans>
            </dt>
            <dd>
              {source.CodeType} {source.Code}
            </dd>
          </div>
          {source.Plan !== '' && (
            <div className="no-print">
              <dt>
                <Trans>Insurer and plan</Trans>
              </dt>
              <dd>{source.Plan}</dd>
            </div>
          )}
          {source.Notes !== '' && (
            <div>
              <dt>
                <Trans>Notes in the file</Trans>
              </dt>
              <dd lang="en">{source.Notes}</dd>
            </div>
          )}
          {source.Rule !== '' && (
            <div>
              <dt>
                <Trans>How we chose it</Trans>
              </dt>
              <dd>{source.Rule}</dd>
            </div>
          )}
        </dl>
      </Disclosure>
    </div>
  );
}
