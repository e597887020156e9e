import type { ReactNode } from 'react';
import './notice.css';

/** Says what came of something. It is read out as it comes. */
export function Notice({ look, children }: { look: 'good' | 'bad' | 'hint'; children: ReactNode }) {
  return (
    <div className={`notice notice-${look}`} role={look === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
