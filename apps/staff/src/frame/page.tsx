import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSession } from '../session/session.tsx';

/** A page: the window has its title, and focus is on its heading as it opens. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLingui();
  const { session } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${session.hospital} ${t`Staff`}`;
  }, [title, session, t]);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack stack-loose">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
