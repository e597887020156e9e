// Apart from the schemas, so that the first page can read them without loading zod.

/**
 * The name under which the app offers its interface: `webkit.messageHandlers.porticoApp` on iOS, `porticoApp` on
 * Android. A page that finds it is inside the app.
 */
export const NATIVE_APP = 'porticoApp';

/** The event of the window in which the app tells the page something. Its detail is a `nativeAppCommand`. */
export const NATIVE_APP_EVENT = 'portico-app';
