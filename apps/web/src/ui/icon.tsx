import type { LucideIcon } from 'lucide-react';
import './icon.css';

/** An icon of lucide in our stroke. There is always text beside it, so it is hidden from screen readers. */
export function Icon({ of: Glyph, size = 24 }: { of: LucideIcon; size?: number }) {
  return <Glyph size={size} strokeWidth={1.75} aria-hidden focusable={false} className="icon" />;
}
