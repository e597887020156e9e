/** Ids of the fields, which messages lead to. */
export const USERNAME_FIELD = 'username';
export const PASSWORD_FIELD = 'password';
