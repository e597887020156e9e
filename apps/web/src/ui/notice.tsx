import { CircleAlert, CircleCheck, Info, Lightbulb, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './notice.css';

/** `info`: information; `sun`: a warning; `rose`: a failure; `leaf`: a success. */
export type NoticeKind = 'info' | 'sun' | 'rose' | 'leaf';

const icons: Readonly<Record<NoticeKind, LucideIcon>> = {
  info: Info,
  sun: Lightbulb,
  rose: CircleAlert,
  leaf: CircleCheck,
};

export interface NoticeProps {
  kind: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
  /** Read out when it appears: `status` after the current speech, `alert` at once. */
  role?: 'status' | 'alert' | undefined;
}

export function Notice({ kind, title, children, role }: NoticeProps) {
  return (
    <div className={`notice notice-${kind}`} role={role}>
      <Icon of={icons[kind]} />
      <div className="notice-words">
        {title !== undefined && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
