import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** One thing that is good to know, in a list of such things. */
export function Advice({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} />
      <span>{children}</span>
    </li>
  );
}
