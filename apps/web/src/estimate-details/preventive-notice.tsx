import { Trans } from '@lingui/react/macro';
import type { PreventiveInfo } from '@portico/contract';
import { Disclosure } from '../ui/disclosure.tsx';
import { Notice } from '../ui/notice.tsx';
import './preventive-notice.css';

/**
 * What the rule on preventive care means for the amount: both amounts with when each counts, why, and in a disclosure
 * the conditions, the plans for which it is otherwise, and who recommends the care. The server writes all of it.
 */
export function PreventiveNotice({ preventive }: { preventive: PreventiveInfo }) {
  const isPaidInFull = preventive.AmountRaw === 0;
  return (
    <div className={preventive.Kind === 'screening' ? 'preventive-notice preventive-free' : 'preventive-notice'}>
      <Notice kind={isPaidInFull ? 'leaf' : 'info'} title={preventive.Title}>
        <Amounts preventive={preventive} />
        <p>{preventive.Why}</p>
        {preventive.InsurerSays.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Disclosure summary={<Trans>When this holds</Trans>}>
          {preventive.Conditions.length > 0 && (
            <ul className="preventive-list">
              {preventive.Conditions.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          {preventive.Exceptions.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="secondary">
            <Trans>
              Source:{' '}
              <a href={preventive.Source.Url} rel="noreferrer">
                {preventive.Source.Text}
              </a>
            </Trans>
          </p>
        </Disclosure>
      </Notice>
    </div>
  );
}

function Amounts({ preventive }: { preventive: PreventiveInfo }) {
  const { Kind, Amount, AmountLabel, OtherAmount, OtherAmountLabel } = preventive;
  const amounts = [
    { amount: Amount, when: AmountLabel },
    { amount: OtherAmount, when: OtherAmountLabel },
  ].filter(({ amount }) => amount !== '');
  // The large figure above is the amount of a screening already: alone it needs no second place.
  if (amounts.length === 0 || (Kind === 'screening' && amounts.length === 1)) return null;
  return (
    <dl className="preventive-amounts">
      {amounts.map(({ amount, when }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd className="money">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
