import { PDFDict, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { type Element, elementsOf, nameOf } from './structure-tree.ts';

/** Standard structure types (PDF 32000-1 §14.8.4), and within which of them each may stand; `*` where anything may. */
const mayStandIn: Readonly<Record<string, readonly string[]>> = {
  Document: [],
  H1: ['Document'],
  H2: ['Document'],
  H3: ['Document'],
  P: ['Document', 'LBody', 'TD', 'TH'],
  L: ['Document', 'LBody'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  Table: ['Document'],
  THead: ['Table'],
  TBody: ['Table'],
  TR: ['THead', 'TBody'],
  TH: ['TR'],
  TD: ['TR'],
  Link: ['P', 'LBody', 'TD'],
  Span: ['P', 'LBody', 'TD', 'H1', 'H2', 'H3'],
  Figure: ['Document'],
};

/** What the structure breaks (ISO 14289-1 §7.1 to §7.6). */
export function structureBreaches(top: Element): string[] {
  return [
    ...(top.role === 'Document' ? [] : ['7.1 the structure does not begin with a document']),
    ...elementsOf(top).flatMap(elementBreaches),
    ...headingBreaches(top),
  ];
}

function elementBreaches(element: Element): string[] {
  const { role, children, dict } = element;
  const breaches: string[] = [];
  if (mayStandIn[role] === undefined) breaches.push(`7.1 ${role} is not a standard type`);
  for (const child of children) {
    if (mayStandIn[child.role]?.includes(role) === false) breaches.push(`7.1 ${child.role} stands in ${role}`);
  }
  if (role === 'Figure' && !hasText(dict, 'Alt')) breaches.push('7.3 a figure has no alternative');
  if (role === 'Figure' && attribute(dict, 'BBox') === undefined) breaches.push('7.3 a figure has no bounding box');
  if (role === 'TH' && !['Column', 'Row'].includes(scopeOf(dict))) breaches.push('7.5 a header cell has no scope');
  if (role === 'L' && attribute(dict, 'ListNumbering') === undefined) breaches.push('7.6 a list has no numbering');
  if (role === 'Table') breaches.push(...tableBreaches(element));
  return breaches;
}

/** The first heading is of level 1, and no level is passed over. */
function headingBreaches(top: Element): string[] {
  const levels = elementsOf(top).flatMap(({ role }) => (/^H[1-6]$/.test(role) ? [Number(role[1])] : []));
  const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  return skips.map((level) => `7.4.2 a heading of level ${level} does not follow one of level ${level - 1}`);
}

function tableBreaches(table: Element): string[] {
  const rows = table.children.flatMap(({ children }) => children);
  const widths = new Set(rows.map(({ children }) => children.length));
  const headers = rows.flatMap(({ children }) => children).filter(({ role }) => role === 'TH');
  return [
    ...(widths.size > 1 ? ['7.5 the rows of a table are of different lengths'] : []),
    ...(headers.length === 0 ? ['7.5 a table has no header cells'] : []),
  ];
}

function hasText(dict: PDFDict, key: string): boolean {
  const text = dict.lookup(PDFName.of(key));
  return (text instanceof PDFHexString || text instanceof PDFString) && text.decodeText() !== '';
}

const attribute = (dict: PDFDict, key: string): unknown =>
  dict.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of(key));

function scopeOf(dict: PDFDict): string {
  const attributes = dict.lookupMaybe(PDFName.of('A'), PDFDict);
  return attributes === undefined ? '' : nameOf(attributes, 'Scope');
}
