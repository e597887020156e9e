import { Trans, useLingui } from '@lingui/react/macro';
import type { EstimateResult, FeeRow } from '@portico/contract';
import { Card } from '../ui/card.tsx';
import './working-card.css';

/** The self-pay table of spec §3, step by step: what is billed, what is taken off, what is left to pay. */
export function WorkingCard({ estimate }: { estimate: EstimateResult }) {
  const { t } = useLingui();
  const steps = estimate.SelfPayTable.filter((row) => row.Kind !== 'total');
  const total = estimate.SelfPayTable.find((row) => row.Kind === 'total');
  return (
    <Card title={<Trans>How we got to this amount</Trans>}>
      <table className="working">
        <caption className="visually-hidden">
          <Trans>How we got to this amount</Trans>
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t`Step`}</th>
            <th scope="col">{t`Amount`}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((row) => (
            <Step key={row.Kind} row={row} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{total.Tag}</th>
              <td className="money">{total.ValOverride}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Card>
  );
}

/** The note has a row of its own, so that it has the whole width of a phone. */
function Step({ row }: { row: FeeRow }) {
  return (
    <>
      <tr className={`working-step working-${row.Kind}`}>
        <th scope="row">{row.Tag}</th>
        <td className={row.Val === null ? undefined : 'money'}>{row.ValOverride}</td>
      </tr>
      <tr className="working-note">
        <td colSpan={2} className="secondary">
          {row.HoverText}
        </td>
      </tr>
    </>
  );
}
