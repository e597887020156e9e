import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './disclosure.css';

/** More on something for those who want it. Browsers open it in a search of the page, and it prints open. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="disclosure">
      <summary>
        {summary}
        <Icon of={ChevronDown} size={20} />
      </summary>
      <div className="disclosure-content">{children}</div>
    </details>
  );
}
