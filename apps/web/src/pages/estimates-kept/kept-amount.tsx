import { Trans } from '@lingui/react/macro';
import type { AmountClaim, KeptEstimate } from '@portico/contract';
import { Notice } from '../../ui/notice.tsx';
import { TodaysPrice } from './todays-price.tsx';
import { useDays } from '../../kept-estimates/use-days.ts';

/** What was said on the day on which the estimate was kept, and what is other today. */
export function KeptAmount({ kept }: { kept: KeptEstimate }) {
  const { Content: content, Today: today } = kept;
  const keptOn = useDays()(kept.KeptOn);
  return (
    <section className="card kept-amount" aria-labelledby="kept-amount-title">
      <h2 id="kept-amount-title" className="kept-amount-title">
        <Claimed claim={content.AmountClaim ?? 'about'} keptOn={keptOn} />
      </h2>
      <p className="kept-figure money">{content.Amount}</p>
      <p className="kept-manner">{content.Manner}</p>
      {content.Remarks.map((remark) => (
        <p key={remark} className="secondary">
          {remark}
        </p>
      ))}
      {today && <TodaysPrice kept={kept} today={today} />}
      {content.Notes.map(({ Title: title, Texts: texts }) => (
        <Notice key={`${title} ${texts.join(' ')}`} kind="info" title={title === '' ? undefined : title}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      ))}
    </section>
  );
}

function Claimed({ claim, keptOn }: { claim: AmountClaim; keptOn: string }) {
  if (claim === 'exact') return <Trans>On {keptOn}, you would have paid</Trans>;
  if (claim === 'least') return <Trans>On {keptOn}, you would have paid at least</Trans>;
  if (claim === 'doctorsPart') return <Trans>On {keptOn}, the doctor’s part would have cost about</Trans>;
  if (claim === 'hospitalPart') return <Trans>On {keptOn}, hospital fees alone would have come to about</Trans>;
  if (claim === 'incomplete') {
    return <Trans>On {keptOn}, without the parts that have no price, you would have paid about</Trans>;
  }
  return <Trans>On {keptOn}, you would have paid about</Trans>;
}
