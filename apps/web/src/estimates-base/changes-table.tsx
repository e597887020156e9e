import type { EstimateChange } from '@portico/contract';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import './changes-table.css';

export interface ChangesTableProps {
  /** The table's name and the headings of its columns, in the visitor's language. */
  words: { readonly caption: string; readonly what: string; readonly before: string; readonly today: string };
  changes: readonly EstimateChange[];
}

/** What of an estimate is another today than it was, and by how much. */
export function ChangesTable({ words, changes }: ChangesTableProps) {
  return (
    <table className="changes">
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{words.what}</VisuallyHidden>
          </th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.today}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.Kind} className={change.Kind === 'total' ? 'changes-total' : ''}>
            <th scope="row">{change.Title}</th>
            <td className="money">{change.BeforeText}</td>
            <td className="money">
              {change.AfterText}
              {change.DifferenceText !== '' && <span className="changes-difference">{change.DifferenceText}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
