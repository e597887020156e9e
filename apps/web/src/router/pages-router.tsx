import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

/** The router on the browser's history: BrowserRouter without the loaders, forms and prefetching that come with it. */
export function PagesRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [at, setAt] = useState({ action: history.action, location: history.location });
  // As a transition, so that a page stays in sight until the next one has been loaded.
  useLayoutEffect(() => history.listen((next) => startTransition(() => setAt(next))), [history]);
  return (
    <Router location={at.location} navigationType={at.action} navigator={history}>
      {children}
    </Router>
  );
}
