/** What a postal code stands for. */
export interface PostalPlace {
  city: string;
  /** Two letters, as `CA`: a state or territory of the United States, or a province of Canada. Empty where there is none. */
  state: string;
  /** Two letters (ISO 3166-1), as `US`. */
  country: string;
}

/** Finds the city and state of a postal code, so that a form can fill them in. */
export interface GeocodingPort {
  /**
   * Answers within three seconds, whatever happens, and throws nothing.
   *
   * @param zip as typed: of the United States five digits or nine (ZIP+4).
   * @param country two letters (ISO 3166-1).
   * @returns null for a code that is unknown, and when nobody answered: the person then fills in the form.
   */
  byZip(zip: string, country: string): Promise<PostalPlace | null>;
}
