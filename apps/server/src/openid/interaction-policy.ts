import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { readLoginUid } from './login-id.ts';
import { reachesOneOf } from './sign-in-levels.ts';

const { Check } = interactionPolicy;

/**
 * When somebody has to do something before an app gets its code: the provider's own rules, with one of ours for how strong the sign-in is. The provider compares
 * `acr` for equality; a stronger sign-in than was asked for is enough here.
 */
export function portalPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const login = policy.get('login');
  login?.checks.remove('essential_acr');
  login?.checks.remove('essential_acrs');
  login?.checks.add(
    new Check(
      'portal_session',
      'the session has ended',
      'login_required',
      ({ oidc }) => oidc.session?.accountId !== undefined && readLoginUid(oidc.session.uid) === null,
    ),
  );
  login?.checks.add(
    new Check('sign_in_level', 'a stronger sign-in is asked for', 'login_required', ({ oidc }) => {
      const { levels, isEssential } = levelsAskedFor(oidc);
      if (levels.length === 0 || reachesOneOf(oidc.session?.acr, levels)) return Check.NO_NEED_TO_PROMPT;
      // Without being essential it is a wish: `prompt=none` gets what there is, and so does who has signed in anew.
      if (!isEssential && (oidc.prompts.has('none') || oidc.result?.login !== undefined))
        return Check.NO_NEED_TO_PROMPT;
      return Check.REQUEST_PROMPT;
    }),
  );
  return policy;
}

/** By `claims` with `essential`, or as a wish by `claims` or `acr_values` (OpenID Connect Core 1.0, 3.1.2.1 and 5.5.1.1). */
export function levelsAskedFor({ params, claims }: Pick<KoaContextWithOIDC['oidc'], 'params' | 'claims'>): {
  levels: readonly string[];
  isEssential: boolean;
} {
  const asked = claims.id_token?.['acr'];
  const values = asked?.values ?? (asked?.value === undefined ? [] : [asked.value]);
  if (values.length > 0) return { levels: values, isEssential: asked?.essential === true };
  const wished = params?.['acr_values'];
  return { levels: typeof wished === 'string' ? wished.split(' ') : [], isEssential: false };
}
