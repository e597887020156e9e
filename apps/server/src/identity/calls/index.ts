import { beginIdentityLink } from './begin-identity-link.ts';
import { unlinkIdentity } from './unlink-identity.ts';

/** The calls about accounts that people have elsewhere. */
export const identityCalls = { beginIdentityLink, unlinkIdentity };
