import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import './entry.css';

export interface EntryProps {
  icon: LucideIcon;
  name: ReactNode;
  /** A line below. */
  children?: ReactNode;
  /** A button or link for it. */
  action?: ReactNode;
  /** Whether a list that grows can move focus to it. */
  takesFocus?: boolean;
}

/** An entry of a list: what it is, and what the user can do with it. */
export function Entry({ icon, name, children, action, takesFocus = false }: EntryProps) {
  return (
    <li className="entry" tabIndex={takesFocus ? -1 : undefined}>
      <span className="entry-arch">
        <Icon of={icon} size={22} />
      </span>
      <span className="entry-words">
        <span className="entry-name">{name}</span>
        {children !== undefined && <span className="secondary">{children}</span>}
      </span>
      {action}
    </li>
  );
}

export function Entries({ children }: { children: ReactNode }) {
  return <ul className="entries">{children}</ul>;
}
