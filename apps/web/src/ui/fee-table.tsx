import type { ReactNode } from 'react';
import './fee-table.css';

/** `group`: a kind of fee with its sum; `part`: what is in it; `total`: what it comes to. */
export type FeeTableRowKind = 'group' | 'part' | 'total';

export interface FeeTableRow {
  key: string;
  kind: FeeTableRowKind;
  label: ReactNode;
  /** Below the label: a code, a source, a reason. */
  note?: ReactNode;
  /** As it is shown, such as "$322.00". */
  amount: ReactNode;
}

export interface FeeTableProps {
  /** Said before the table is read out; a heading above shows the same. */
  caption: string;
  columns: readonly [item: string, amount: string];
  rows: readonly FeeTableRow[];
}

/** Amounts by what they are for, in one column, so that they add up before one's eyes. */
export function FeeTable({ caption, columns, rows }: FeeTableProps) {
  return (
    <table className="fee-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={`fee-row fee-row-${row.kind}`}>
            <th scope="row">
              {row.label}
              {row.note !== undefined && <span className="secondary fee-note">{row.note}</span>}
            </th>
            <td className="money">{row.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
