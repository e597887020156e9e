/** The time. Nothing else in the server reads the machine's clock, so that tests can set the time. */
export interface Clock {
  now(): Date;
}
