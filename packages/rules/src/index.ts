export { readEmail } from './email.ts';
