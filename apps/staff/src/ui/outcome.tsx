import { useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';

/** What came of an act, below what does it: it comes into view where it would be below the window's edge. Keyed by its text. */
export function Outcome({ text }: { text: string }) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={here} className="outcome">
      <Notice look="good">{text}</Notice>
    </div>
  );
}
