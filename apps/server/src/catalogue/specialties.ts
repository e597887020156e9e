/** The specialties of services and providers, with the names that patients see. */
export const specialties = {
  'behavioral-health': { en: 'Mental health', es: 'Salud mental' },
  'cardiac-surgery': { en: 'Heart surgery', es: 'Cirugía cardíaca' },
  cardiology: { en: 'Heart care (cardiology)', es: 'Cardiología' },
  gastroenterology: { en: 'Digestive health (gastroenterology)', es: 'Gastroenterología' },
  'general-surgery': { en: 'General surgery', es: 'Cirugía general' },
  'internal-medicine': { en: 'Primary care', es: 'Atención primaria' },
  neurosurgery: { en: 'Brain and spine surgery', es: 'Cirugía de cerebro y columna' },
  'obstetrics-gynecology': { en: "Pregnancy and women's health", es: 'Embarazo y salud de la mujer' },
  ophthalmology: { en: 'Eye care (ophthalmology)', es: 'Oftalmología' },
  'orthopedic-surgery': { en: 'Bone and joint surgery', es: 'Cirugía de huesos y articulaciones' },
  otolaryngology: { en: 'Ear, nose and throat', es: 'Oído, nariz y garganta' },
  'pain-medicine': { en: 'Pain care', es: 'Tratamiento del dolor' },
  urology: { en: 'Urology', es: 'Urología' },
} as const;

export type Specialty = keyof typeof specialties;
