import type { headerRules } from '../header-rules.ts';
import type { RuleWords } from './rule-words.ts';

/** Rules about the general data elements, in Spanish. */
export const headerWords: RuleWords<keyof typeof headerRules> = {
  'hospital-name': {
    sentence: 'Se nombra el hospital.',
    remedy: 'Ponga el nombre legal del hospital.',
  },
  'last-updated-on': {
    sentence: 'La fecha del archivo es un día del calendario, como YYYY-MM-DD (en un CSV también M/D/YYYY).',
    remedy: 'Escriba la fecha como 2026-04-01.',
  },
  'last-updated-on-first-day': {
    sentence: 'La fecha del archivo no es anterior a 2021, cuando los hospitales empezaron a publicar sus cargos.',
    remedy: 'Escriba el día en que se actualizó el archivo por última vez.',
  },
  'last-updated-on-future': {
    sentence: 'La fecha del archivo no es un día que está por venir.',
    remedy: 'Escriba el día en que se actualizó el archivo por última vez.',
  },
  'last-updated-on-year': {
    sentence: 'El archivo se actualizó hace menos de un año.',
    remedy: 'Exporte los cargos de hoy: un hospital los actualiza al menos una vez al año.',
  },
  version: {
    sentence: 'La versión es una de la plantilla de CMS: 3.0.0, o de 2.0.0 a 2.2.1 en archivos más antiguos.',
    remedy: 'Escriba 3.0.0.',
  },
  'version-in-force': {
    sentence: 'Un archivo de abril de 2026 o posterior sigue el diccionario de datos 3.0.0.',
    remedy: 'Exporte el archivo con la plantilla de la versión 3.0.0.',
  },
  'version-today': {
    sentence: 'Lo que un hospital tiene en su sitio web desde abril de 2026 sigue el diccionario de datos 3.0.0.',
    remedy: 'Ponga en su lugar un archivo con la plantilla de la versión 3.0.0.',
  },
  'location-name': {
    sentence: 'Se nombra cada centro al que pertenecen estos precios.',
    remedy: 'Nombre al menos un centro; en un CSV, separados por |.',
  },
  'hospital-address': {
    sentence: 'Se da la dirección de cada centro.',
    remedy: 'Ponga al menos una dirección; en un CSV, separadas por |.',
  },
  'license-state': {
    sentence: 'El estado de la licencia es un código de dos letras de la lista.',
    remedy: 'Escriba el código del estado, como CA; en un CSV, como license_number|CA.',
  },
  'type-2-npi': {
    sentence: 'Se dan los NPI de tipo 2 de los centros.',
    remedy:
      'Ponga un NPI de tipo 2 activo de cada centro cuya taxonomía principal empiece por 28 o 27; en un CSV, separados por |.',
  },
  'npi-digits': {
    sentence: 'Un NPI tiene diez cifras, y la última es el dígito de control de las demás.',
    remedy: 'Escriba el NPI como está en NPPES.',
  },
  attestation: {
    sentence: 'La declaración del hospital está palabra por palabra como la prescribe CMS.',
    remedy: 'Copie la declaración del diccionario de datos.',
  },
  'attestation-confirmed': {
    sentence: 'El hospital confirma la declaración: el valor es true.',
    remedy: 'Escriba true cuando un alto responsable la haya confirmado.',
  },
  'attester-name': {
    sentence: 'Se nombra al responsable que la firma.',
    remedy: 'Ponga el nombre y los apellidos del responsable.',
  },
  'contract-provisions': {
    sentence:
      'Las disposiciones generales de contratos son una lista de objetos con las disposiciones y el pagador y el plan a que se refieren.',
    remedy: 'Agregue como disposiciones lo que se acordó con palabras.',
  },
  'modifier-information': {
    sentence:
      'Un modificador se explica con código y descripción, y con pagador, plan y descripción para cada pagador.',
    remedy: 'Agregue el elemento que falta.',
  },
};
