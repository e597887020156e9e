import { useId, type ReactNode } from 'react';

export interface PartOfFormProps {
  title: ReactNode;
  /** Why it is asked. */
  note?: ReactNode;
  children: ReactNode;
}

/** A group of fields with its heading. */
export function PartOfForm({ title, note, children }: PartOfFormProps) {
  const id = useId();
  return (
    <section className="demographics-part" aria-labelledby={id}>
      <div className="stack stack-tight">
        <h2 id={id}>{title}</h2>
        {note !== undefined && <p className="secondary">{note}</p>}
      </div>
      {children}
    </section>
  );
}
