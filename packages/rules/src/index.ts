export { readEmail } from './email.ts';
export { passwordFaults, type PasswordFault } from './password.ts';
