import { useEffect, useRef, type ReactNode } from 'react';
import './page-heading.css';

export interface PageHeadingProps {
  children: ReactNode;
  /** Of the heading, if it may differ from the page's. */
  lang?: string | undefined;
  /** A sentence or two below the heading. */
  lead?: ReactNode;
  /** Whether it takes focus when it appears, so that a screen reader announces the page. */
  takesFocus?: boolean;
}

/** The one h1 of a page. */
export function PageHeading({ children, lang, lead, takesFocus = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className="page-heading">
      <h1 ref={heading} tabIndex={-1} lang={lang}>
        {children}
      </h1>
      {isThere(lead) && <p className="page-lead">{lead}</p>}
    </div>
  );
}

/** React shows nothing of these; an empty sentence would still take its place. */
function isThere(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false;
}
