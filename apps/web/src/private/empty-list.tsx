import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import './empty-list.css';

export interface EmptyListProps {
  icon: LucideIcon;
  title: ReactNode;
  words: ReactNode;
  /** The button or link that begins the first one. */
  children: ReactNode;
}

/** Shown where a list has nothing yet; invites to begin. */
export function EmptyList({ icon, title, words, children }: EmptyListProps) {
  const titleId = useId();
  return (
    <section className="empty-list" aria-labelledby={titleId}>
      <span className="empty-list-arch">
        <Icon of={icon} size={44} />
      </span>
      <h2 id={titleId}>{title}</h2>
      <p className="empty-list-words">{words}</p>
      {children}
    </section>
  );
}
