import { useEffect, useId, useRef, type ReactNode } from 'react';

export interface PanelCardProps {
  title: ReactNode;
  /** A person has opened it: its heading takes focus. */
  takesFocus: boolean;
  children: ReactNode;
}

/** A section that opens below its button. It is not printed. */
export function PanelCard({ title, takesFocus, children }: PanelCardProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
    // When it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <section className="card no-print" aria-labelledby={titleId}>
      <h2 id={titleId} className="card-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
