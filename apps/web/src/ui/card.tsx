import { useId, type ReactNode } from 'react';
import './card.css';

export interface CardProps {
  /** An h2 that names the section. It takes focus when the focused element in the card is removed. */
  title?: ReactNode;
  children: ReactNode;
}

/** A surface with one subject. With a title it is a section that a screen reader finds by its name. */
export function Card({ title, children }: CardProps) {
  const id = useId();
  if (title === undefined) return <div className="card">{children}</div>;
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} className="card-title" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
