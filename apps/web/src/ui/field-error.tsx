import { CircleAlert } from 'lucide-react';
import { Icon } from './icon.tsx';
import './field-error.css';

/** The error of a field, with an icon, so that colour is not the only sign. Nothing if there is none. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <span className="field-error" id={id}>
      <Icon of={CircleAlert} size={20} />
      {children}
    </span>
  );
}
