import { ArrowRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './door.css';

/** The class of the link or button that a `Door` fills. */
export const doorClass = 'door';

/** The content of a large link: an arch with an icon or a picture of the place, a name, and a line about its target. */
export function Door({ icon, name, children }: { icon: LucideIcon; name: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className="door-arch">
        <Icon of={icon} size={26} />
      </span>
      <span className="door-words">
        <span className="door-name">{name}</span>
        <span className="secondary">{children}</span>
      </span>
      <span className="door-arrow">
        <Icon of={ArrowRight} />
      </span>
    </>
  );
}
