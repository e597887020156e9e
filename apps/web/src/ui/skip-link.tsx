import { Trans } from '@lingui/react/macro';
import './skip-link.css';

/** First stop of the Tab key: over the header, to the element with this id (which must be able to take focus). */
export function SkipLink({ to }: { to: string }) {
  return (
    <a
      href={`#${to}`}
      className="skip-link"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      <Trans>Skip to the main content</Trans>
    </a>
  );
}
