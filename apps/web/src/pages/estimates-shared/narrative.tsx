import { createElement, Fragment, type ReactNode } from 'react';

/** What is set into the page: text, lists and tables. Anything else of a narrative is its text alone, without attributes. */
const kept = new Set(['p', 'b', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td']);

/** Of a document by others: its XHTML is read, and drawn anew. */
export function Narrative({ xhtml }: { xhtml: string }) {
  const root = new DOMParser().parseFromString(xhtml, 'application/xhtml+xml').documentElement;
  return <div className="shared-narrative stack">{childrenOf(root)}</div>;
}

function childrenOf(element: Element): ReactNode[] {
  return [...element.childNodes].map((node, at) => {
    if (node instanceof Text)
      return isBetweenBlocks(node) ? null : <Fragment key={at}>{withWholeNumbers(node.data)}</Fragment>;
    if (!(node instanceof Element)) return null;
    const name = node.localName;
    if (name === 'parsererror' || name === 'script' || name === 'style') return null;
    const children = childrenOf(node);
    const more = name === 'th' ? { scope: 'col' } : {};
    return kept.has(name) ? createElement(name, { key: at, ...more }, ...children) : children;
  });
}

/** A telephone number is not broken at its hyphens. */
function withWholeNumbers(text: string): ReactNode[] {
  const parts = text.replaceAll(/\s+/g, ' ').split(/((?:1-)?\(?\d{3}\)?[ -]\d{3}-\d{4})/);
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="phone-link">
        {part}
      </span>
    ),
  );
}

/** React warns of spaces between the rows of a table. */
function isBetweenBlocks({ data, parentElement }: Text): boolean {
  return data.trim() === '' && /^(table|thead|tbody|tr|ul|ol|div)$/.test(parentElement?.localName ?? '');
}
