/** Where the portal's public keys are, for the services that it shows itself to by a signature. It never changes. */
export const CLIENT_KEYS_PATH = '/client-keys/jwks.json';
