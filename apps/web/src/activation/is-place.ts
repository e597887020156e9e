import { matchPath, pageOf } from '@portico/contract';

/** Whether one path shows the page of another, in the same partner's context and with the parameters that the other has. */
export function isPlace(pathname: string, place: string): boolean {
  const here = matchPath(pathname);
  const there = matchPath(place);
  if (!here?.params || !there?.params) return false;
  const { params } = here;
  const wanted = Object.entries(there.params);
  return (
    pageOf(here.state.name) === pageOf(there.state.name) &&
    params['partner'] === there.params['partner'] &&
    wanted.every(([name, value]) => params[name] === value)
  );
}
