import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

/** The router on the browser's history: BrowserRouter without its loaders, forms and prefetching. */
export function PagesRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [at, setAt] = useState({ action: history.action, location: history.location });
  // As a transition, so that the old page stays visible until the next one is loaded.
  useLayoutEffect(() => history.listen((next) => startTransition(() => setAt(next))), [history]);
  return (
    <Router location={at.location} navigationType={at.action} navigator={history}>
      {children}
    </Router>
  );
}
