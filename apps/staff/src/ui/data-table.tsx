import type { ReactNode } from 'react';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import './data-table.css';

export interface DataColumn<Item> {
  readonly id: string;
  readonly name: string;
  readonly renderCell: (item: Item) => ReactNode;
}

export interface DataTableProps<Item> {
  /** What it lists, for those who do not see it. */
  label: string;
  columns: readonly DataColumn<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** What stands there while it lists nothing. */
  empty: string;
}

/** A table that is walked with the arrow keys. The first column names the row. */
export function DataTable<Item>({ label, columns, items, keyOf, empty }: DataTableProps<Item>) {
  if (items.length === 0) return <p className="table-frame table-empty">{empty}</p>;
  return (
    <div className="table-frame">
      <Table aria-label={label} className="table">
        <TableHeader>
          {columns.map(({ id, name }, at) => (
            <Column key={id} id={id} isRowHeader={at === 0}>
              {name}
            </Column>
          ))}
        </TableHeader>
        <TableBody>
          {items.map((item) => (
            <Row key={keyOf(item)} id={keyOf(item)}>
              {columns.map(({ id, name, renderCell }, at) => (
                <Cell key={id} {...(at === 0 ? {} : { 'data-name': name })}>
                  {renderCell(item)}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
