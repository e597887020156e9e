/** The place of a postal code. */
export interface City {
  city: string;
  /**
   * Two letters, such as `CA`: a state or territory of the United States, or a province of Canada. '' for other
   * countries.
   */
  state: string;
  /** Two letters (ISO 3166-1), such as `US`. */
  country: string;
}

/** Finds the city and state of a postal code, so that a form can fill them in. */
export interface GeocodingPort {
  /**
   * Answers within three seconds in every case, and throws nothing.
   *
   * @param zip as typed; in the United States five or nine digits (ZIP+4).
   * @param country two letters (ISO 3166-1).
   * @returns null if the code is unknown or the service did not answer: the person then fills in the form.
   */
  byZip(zip: string, country: string): Promise<City | null>;
}
