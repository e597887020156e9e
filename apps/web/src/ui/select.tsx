import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import './select.css';

/** The browser's own list, with the look of our other controls. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className="select">
      <select className="control" {...props} />
      <Icon of={ChevronDown} size={20} />
    </span>
  );
}
