// Apart from the schemas, so that the first page can read them without loading zod.

/** Id of the `<script type="application/json">` that carries the settings in a page. */
export const PORTAL_SETTINGS_ELEMENT = 'portal-settings';

/** Id of the script element that carries the estimate model in the estimate's page (spec §7). */
export const ESTIMATE_MODEL_ELEMENT = 'estimate-model';

/** The field of a body, and the header that the browser moves it to (spec §7: "from the body to a request header"). */
export const ANTI_FORGERY_FIELD = '__RequestVerificationToken';
export const ANTI_FORGERY_HEADER = 'RequestVerificationToken';

/** For whom a page believes that its calls are: the id of an access to somebody's record, or the person's own. */
export const PERSON_HEADER = 'Portico-Person';
export const OWN_PERSON = 'own';
