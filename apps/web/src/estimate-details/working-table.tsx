import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Step, Steps } from './steps-of.ts';
import './working-table.css';

export interface WorkingTableProps {
  /** Named for those who listen. */
  caption: ReactNode;
  working: Steps;
}

/** Steps under numbered arches, and what they come to. */
export function WorkingTable({ caption, working: { steps, total } }: WorkingTableProps) {
  const { t } = useLingui();
  return (
    <table className="working">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t`Step`}</th>
          <th scope="col">{t`Amount`}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => (
          <StepRows key={`${step.title} ${index}`} step={step} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total.title}</th>
            <td className="money">{total.amount}</td>
          </tr>
          {total.note !== '' && (
            <tr className="working-total-note">
              <td colSpan={2} className="secondary">
                {total.note}
              </td>
            </tr>
          )}
        </tfoot>
      )}
    </table>
  );
}

/** The note has a row of its own, so that it has the whole width of a phone. */
function StepRows({ step }: { step: Step }) {
  return (
    <>
      <tr className={step.isLess ? 'working-step working-less' : 'working-step'}>
        <th scope="row">{step.title}</th>
        <td className={step.isPriced ? 'money' : undefined}>{step.amount}</td>
      </tr>
      <tr className="working-note">
        <td colSpan={2} className="secondary">
          {step.note}
        </td>
      </tr>
    </>
  );
}
