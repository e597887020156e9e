import { Trans } from '@lingui/react/macro';
import './skip-link.css';

/** The first stop of the Tab key: skips the header. `to` is the id of an element that can take focus. */
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
