import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Step, Steps } from './steps-of.ts';
import './working-table.css';

export interface WorkingTableProps {
  /** The table's name for screen readers. */
  caption: ReactNode;
  working: Steps;
}

/** Steps under numbered arches, and their total. */
export function WorkingTable({ caption, working: { steps, total } }: WorkingTableProps) {
  const { t } = useLingui();
  return (
    <table className="working">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t`Step`}</th>
          <th scope="col">{t`Amount`}</th>
          <th scope="col">{t`How it comes about`}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => (
          <StepRow
            key={`${step.title} ${index}`}
            step={step}
            className={step.isLess ? 'working-step working-less' : 'working-step'}
          />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <StepRow step={total} className="working-total" />
        </tfoot>
      )}
    </table>
  );
}

/** One row for screen readers. On the screen the note is below it, so that it has the whole width of a phone. */
function StepRow({ step, className }: { step: Step; className: string }) {
  return (
    <tr className={className}>
      <th scope="row">{step.title}</th>
      <td className={step.isPriced ? 'working-amount money' : 'working-amount'}>{step.amount}</td>
      <td className="working-note secondary">{step.note}</td>
    </tr>
  );
}
