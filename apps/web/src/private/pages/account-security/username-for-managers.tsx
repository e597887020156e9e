/** Tells password managers whose password a form is about. Nobody else sees or reaches it. */
export function UsernameForManagers({ username }: { username: string }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}
