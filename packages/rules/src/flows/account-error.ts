/** Why an account is not created on activation, if the person can correct it there. By the codes of spec §8. */
export type AccountError =
  /** 1010: "This MyHealth ID is already in use." */
  | 'usernameTaken'
  /** 1008: "security-answer error showing the server's message". */
  | 'securityAnswer'
  /** 1004: "This patient already exists and has a different login." */
  | 'patientHasAccount';
