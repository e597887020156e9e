import { treatment } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('senses');
const care = (code: string) => treatment({ en: 'Dental care', es: 'Atención dental' }, code, '35');

/** Teeth, where hospitals have a dental clinic: exams, cleaning, repair, and new teeth. Codes of the CDT, which are a part of HCPCS. */
export const toothTemplates: readonly ServiceTemplate[] = [
  service('dental-exam', care('D0120'), {
    name: { en: 'Dental checkup', es: 'Revisión dental' },
    description: { en: 'A dentist looks at your teeth and gums.', es: 'El dentista revisa sus dientes y encías.' },
    synonyms: {
      en: 'dentist, dental exam, teeth checkup, toothache, tooth pain, gums, bleeding gums',
      es: 'dentista, odontólogo, examen dental, dolor de muela, dolor de dientes, encías, sangran las encías',
    },
  }),
  service('dental-exam-new', care('D0150'), {
    name: { en: 'First dental checkup', es: 'Primera revisión dental' },
    description: {
      en: 'A full exam of teeth and gums with a dentist you have not seen before.',
      es: 'Un examen completo con un dentista que usted no conocía.',
    },
    synonyms: {
      en: 'dentist, new patient dentist, dental exam',
      es: 'dentista, odontólogo, primera cita con el dentista',
    },
  }),
  service('dental-x-rays', care('D0274'), {
    name: { en: 'Dental X-rays, four small pictures', es: 'Radiografías dentales, cuatro imágenes pequeñas' },
    description: {
      en: 'Pictures that show holes between the teeth.',
      es: 'Imágenes que muestran las caries entre los dientes.',
    },
    synonyms: {
      en: 'bitewings, tooth x-ray, teeth x-ray',
      es: 'placas dentales, radiografía dental, aleta de mordida',
    },
  }),
  service('dental-cleaning', care('D1110'), {
    name: { en: 'Teeth cleaning', es: 'Limpieza dental' },
    description: {
      en: 'The teeth of an adult are cleaned and made smooth.',
      es: 'Se limpian y pulen los dientes de un adulto.',
    },
    synonyms: {
      en: 'dental cleaning, tooth polishing, tartar, plaque, prophy',
      es: 'limpieza de dientes, sarro, profilaxis dental, pulido dental, destartraje, detartraje',
    },
  }),
  service('dental-cleaning-child', care('D1120'), {
    name: { en: 'Teeth cleaning, child', es: 'Limpieza dental, niños' },
    description: {
      en: 'The teeth of a child are cleaned and polished.',
      es: 'Se limpian y pulen los dientes de un niño.',
    },
    synonyms: { en: 'kids dental cleaning, child dentist', es: 'limpieza de dientes de niños, dentista de niños' },
  }),
  service('dental-deep-cleaning', care('D4341'), {
    name: {
      en: 'Deep cleaning of the gums, a quarter of the mouth',
      es: 'Limpieza profunda de las encías, un cuarto de la boca',
    },
    description: {
      en: 'The roots of the teeth are cleaned below the gums.',
      es: 'Se limpian las raíces de los dientes bajo las encías.',
    },
    synonyms: { en: 'gum disease, scaling, root planing', es: 'curetaje, piorrea, raspado de encías' },
  }),
  service('dental-fluoride', care('D1206'), {
    name: { en: 'Fluoride on the teeth', es: 'Flúor en los dientes' },
    description: {
      en: 'A paint that makes the teeth of a child harder.',
      es: 'Un barniz que fortalece los dientes de un niño.',
    },
    synonyms: { en: 'fluoride varnish, fluoride treatment', es: 'barniz de flúor, fluoruro' },
  }),
  service('dental-sealant', care('D1351'), {
    name: { en: 'Sealant on a tooth', es: 'Sellador de un diente' },
    description: {
      en: 'A cover that keeps a back tooth from decay.',
      es: 'Una capa que protege la muela de las caries.',
    },
    synonyms: { en: 'dental sealant, tooth sealant', es: 'sellante dental, selladores' },
  }),
  service('dental-filling', care('D2391'), {
    name: { en: 'Tooth filling, one surface', es: 'Empaste de un diente, una superficie' },
    description: {
      en: 'Decay is taken out, and the hole is filled.',
      es: 'Se quita la caries y se rellena el diente.',
    },
    synonyms: {
      en: 'cavity, tooth decay, fill a tooth',
      es: 'caries, tapar una muela, calza, resina, muela picada, tapadura',
    },
  }),
  service('dental-crown', care('D2740'), {
    name: { en: 'Crown of a tooth', es: 'Corona dental' },
    description: { en: 'A cap that covers a weak or broken tooth.', es: 'Una funda que cubre un diente débil o roto.' },
    synonyms: { en: 'tooth cap, broken tooth, cracked tooth', es: 'corona de un diente, funda dental, diente roto' },
  }),
  service('dental-root-canal', care('D3330'), {
    name: { en: 'Root canal of a back tooth', es: 'Endodoncia de una muela' },
    description: {
      en: 'The inside of the tooth is cleaned and filled.',
      es: 'Se limpia y se rellena el interior de la muela.',
    },
    synonyms: {
      en: 'root canal, dead tooth, endodontist',
      es: 'tratamiento de conducto, tratamiento de conductos, matar el nervio',
    },
  }),
  service('dental-root-canal-front', care('D3310'), {
    name: { en: 'Root canal of a front tooth', es: 'Endodoncia de un diente de adelante' },
    description: {
      en: 'The inside of the tooth is cleaned and filled.',
      es: 'Se limpia y se rellena el interior del diente.',
    },
    synonyms: { en: 'root canal, endodontist', es: 'tratamiento de conducto, tratamiento de conductos' },
  }),
  service('dental-extraction', care('D7140'), {
    name: { en: 'Tooth pulled', es: 'Extracción de un diente' },
    description: {
      en: 'A dentist takes a tooth out with the mouth numb.',
      es: 'El dentista saca un diente con anestesia local.',
    },
    synonyms: {
      en: 'tooth extraction, pull a tooth, tooth removal',
      es: 'sacar una muela, extracción de muela, sacar un diente, muela picada',
    },
  }),
  service('dental-wisdom-tooth', care('D7240'), {
    name: { en: 'Wisdom tooth in the bone taken out', es: 'Extracción de una muela del juicio dentro del hueso' },
    description: {
      en: 'A dentist or surgeon takes out a tooth that could not come through.',
      es: 'El dentista o cirujano saca una muela que no pudo salir.',
    },
    synonyms: {
      en: 'impacted wisdom tooth, wisdom tooth extraction',
      es: 'cordal, cordales, muela del juicio impactada',
    },
  }),
  service('dental-denture', care('D5110'), {
    name: { en: 'Full denture for the upper jaw', es: 'Dentadura completa de arriba' },
    description: {
      en: 'False teeth for an upper jaw that has none.',
      es: 'Dientes postizos para quien no tiene los de arriba.',
    },
    synonyms: {
      en: 'dentures, false teeth, plate',
      es: 'dentadura postiza, dientes postizos, placa dental, prótesis dental',
    },
  }),
  service('dental-implant', care('D6010'), {
    name: { en: 'Dental implant in the jaw', es: 'Implante dental en la mandíbula' },
    description: {
      en: 'A screw in the jaw that holds a new tooth.',
      es: 'Un tornillo en la mandíbula que sostiene un diente nuevo.',
    },
    synonyms: { en: 'tooth implant, missing tooth', es: 'implante de diente, diente perdido' },
  }),
  service('braces', care('D8080'), {
    name: { en: 'Braces for a teen', es: 'Frenos dentales para adolescentes' },
    description: {
      en: 'Wires that straighten the teeth, for the whole time they are worn.',
      es: 'Alambres que enderezan los dientes, por todo el tratamiento.',
    },
    synonyms: {
      en: 'orthodontist, crooked teeth, straighten teeth, orthodontics',
      es: 'brackets, frenillos, ortodoncia, ortodoncista, dientes chuecos',
    },
  }),
];
