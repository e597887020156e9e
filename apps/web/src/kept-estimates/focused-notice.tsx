import type { ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';

/** What was done, with the focus: the button that did it is gone. */
export function FocusedNotice({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div tabIndex={-1} ref={focusOnce}>
      <Notice kind="leaf" title={title}>
        {children}
      </Notice>
    </div>
  );
}

function focusOnce(notice: HTMLElement | null): void {
  notice?.focus();
}
