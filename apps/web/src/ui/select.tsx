import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import './select.css';

/** The browser's own list to choose from, drawn as our other controls are. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className="select">
      <select className="control" {...props} />
      <Icon of={ChevronDown} size={20} />
    </span>
  );
}
