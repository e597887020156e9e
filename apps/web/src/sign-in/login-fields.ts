/** Ids of the fields, to which messages link. */
export const USERNAME_FIELD = 'username';
export const PASSWORD_FIELD = 'password';
