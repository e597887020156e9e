import type { EndedThere, Identity, IdentityProvidersPort } from '../../ports/identity-providers.ts';
import type { IdentityProvider } from '../../platform/settings/identity-providers.ts';

/** An identity provider that proves people and signs them in, as settings name it. */
export const harborId: IdentityProvider = {
  id: 'harbor',
  name: { en: 'Harbor ID', es: 'Harbor ID' },
  issuer: 'https://id.harbor.example',
  clientId: 'portico',
  authentication: { method: 'none' },
  signIn: { scopes: ['openid', 'profile'], acrValues: [] },
  signOut: true,
  proof: { scopes: ['openid', 'profile'], acrValues: ['verified'], levels: { verified: 'IAL2' }, levelClaim: 'acr' },
  claims: {
    firstName: 'given_name',
    middleName: 'middle_name',
    lastName: 'family_name',
    birthDate: 'birthdate',
    zip: 'address.postal_code',
    street: 'address.street_address',
    phone: 'phone_number',
  },
};

/** Whom nobody knows. */
const nobody: Identity = {
  subject: 'nobody',
  session: '',
  level: 'IAL2',
  amr: [],
  firstName: '',
  middleName: '',
  lastName: '',
  birthDate: '',
  zip: '',
  street: '',
  phone: '',
};

/** Identity providers whose answers a test decides. */
export interface ScriptedIdentities extends IdentityProvidersPort {
  /** Who comes back next, where the state was the one that was sent. */
  tell(identity: Partial<Identity>): void;
  /** What a logout token says. */
  ends(token: string, ended: EndedThere): void;
  /** What is answered instead of a person; null: the person. */
  fails: 'cancelled' | 'refused' | 'unavailable' | null;
}

export function scriptedIdentities(): ScriptedIdentities {
  let told = nobody;
  const endedThere = new Map<string, EndedThere>();
  return {
    fails: null,
    tell: (identity) => {
      told = { ...nobody, ...identity };
    },
    async address({ state }) {
      return this.fails === 'unavailable' ? null : `https://id.harbor.example/authorize?state=${state}`;
    },
    async answer() {
      return this.fails === null ? { outcome: 'person', identity: told } : { outcome: this.fails };
    },
    async signOutAddress() {
      return this.fails === 'unavailable' ? null : 'https://id.harbor.example/end';
    },
    async readSignOut(_provider, token) {
      if (this.fails === 'unavailable' || this.fails === 'refused') return this.fails;
      return endedThere.get(token) ?? 'refused';
    },
    ends: (token, ended) => void endedThere.set(token, ended),
  };
}
