import { useLingui } from '@lingui/react/macro';
import type { ProxyLineModel } from '@portico/staff-contract';
import { useScopeNames } from '../../../names/use-scope-names.ts';

/** What an access is and allows, in a few words. */
export function useProxyNames(owner: string): {
  kindOf: (kind: ProxyLineModel['kind']) => string;
  scopesOf: (scopes: ProxyLineModel['scopes']) => string;
} {
  const { t, i18n } = useLingui();
  const kinds: Readonly<Record<ProxyLineModel['kind'], string>> = {
    lookedAfterBy: t`Looks after ${owner}`,
    invited: t`Invited to look after ${owner}`,
    looksAfter: t`Looked after by ${owner}`,
  };
  const scopeNames = useScopeNames();
  const list = new Intl.ListFormat(i18n.locale);
  return {
    kindOf: (kind) => kinds[kind],
    scopesOf: (scopes) =>
      scopes.length === 0 ? t`nothing: a teenager’s privacy` : list.format(scopes.map((scope) => scopeNames[scope])),
  };
}
