/** The time. Nothing else in the server asks the machine for it, so that tests can set it. */
export interface Clock {
  now(): Date;
}
