import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import './option-button.css';

export interface OptionButtonProps {
  icon: LucideIcon;
  title: ReactNode;
  note: ReactNode;
  busy?: boolean;
  onClick: () => void;
}

/** One of several options: its icon under an arch, its name, and what it means. */
export function OptionButton({ icon, title, note, busy = false, onClick }: OptionButtonProps) {
  return (
    <button type="button" className="option" aria-disabled={busy || undefined} onClick={busy ? undefined : onClick}>
      <OptionFace icon={icon} title={title} note={note} busy={busy} />
    </button>
  );
}

/** The look of an option, for a link or another button that acts as one. */
export function OptionFace({ icon, title, note, busy = false }: Omit<OptionButtonProps, 'onClick'>) {
  return (
    <>
      <span className="option-arch">{busy ? <Spinner size={24} /> : <Icon of={icon} />}</span>
      <span className="option-words">
        <span className="option-title">{title}</span>
        <span className="secondary">{note}</span>
      </span>
    </>
  );
}
