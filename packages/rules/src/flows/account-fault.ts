/** What keeps an account from being created on activation, and can be put right there, by the codes of spec §8. */
export type AccountFault =
  /** 1010: "This MyHealth ID is already in use." */
  | 'usernameTaken'
  /** 1008: "security-answer error showing the server's message". */
  | 'securityAnswer'
  /** 1004: "This patient already exists and has a different login." */
  | 'patientHasAccount';
