import { Plural } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import './error-summary.css';

export interface SummarisedError {
  /** Id of the control to correct. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly SummarisedError[];
  attempt: number;
  /** The number of things to correct, if one line stands for several. */
  count?: number;
}

/**
 * What to correct after a failed submit; each line links to its field. Takes focus when `attempt` changes, so that a
 * second failure is noticed too. Nothing if there is nothing to correct.
 */
export function ErrorSummary({ errors, attempt, count = errors.length }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <section ref={box} className="error-summary" tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Plural value={count} one="There is # thing to correct" other="There are # things to correct" />
      </h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                const field = document.getElementById(fieldId);
                // A control in closed details cannot take focus.
                field?.closest('details')?.setAttribute('open', '');
                field?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
