import type { LucideIcon } from 'lucide-react';
import './icon.css';

/** An icon of lucide in our stroke. It always stands beside words, so it says nothing to those who listen. */
export function Icon({ of: Glyph, size = 24 }: { of: LucideIcon; size?: number }) {
  return <Glyph size={size} strokeWidth={1.75} aria-hidden focusable={false} className="icon" />;
}
