import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './disclosure.css';

export interface DisclosureProps {
  summary: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
}

/** More on something for those who want it. Browsers open it in a search of the page, and it prints open. */
export function Disclosure({ summary, open, children }: DisclosureProps) {
  return (
    <details className="disclosure" open={open}>
      <summary>
        {summary}
        <Icon of={ChevronDown} size={20} />
      </summary>
      <div className="disclosure-content">{children}</div>
    </details>
  );
}
