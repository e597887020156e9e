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

/**
 * Details that the visitor can open. A browser opens them when a search in the page finds their text, and they print
 * open.
 */
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
