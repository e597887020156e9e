import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** Tells password managers whose password a form is about. Nobody else sees or reaches it. */
export function UsernameForManagers({ username }: { username: string }) {
  return (
    <VisuallyHidden>
      <input type="text" autoComplete="username" value={username} readOnly tabIndex={-1} aria-hidden="true" />
    </VisuallyHidden>
  );
}
