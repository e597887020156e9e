export { birthYears, readBirthDate } from './birth-date.ts';
export { readEmail } from './email.ts';
export { canBeName } from './name.ts';
export { checkPassword, foldPassword, PASSWORD_LENGTH, passwordFaults, type PasswordFault } from './password.ts';
export { readPhone } from './phone.ts';
export { readUsername } from './username.ts';
export { readZip, zip5 } from './zip.ts';
