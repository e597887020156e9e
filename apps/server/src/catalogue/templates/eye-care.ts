import { daySurgery, hospitalTest, outpatientProcedure, readTest } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('senses');
const eye = 'ophthalmology';

/** More of the eyes: lenses, pictures and operations. */
export const eyeCareTemplates: readonly ServiceTemplate[] = [
  service(
    'contact-lens-fitting',
    hospitalTest({ en: 'Fitting of the lenses', es: 'Adaptación de los lentes' }, '92310', 'AL'),
    {
      name: { en: 'Contact lens fitting', es: 'Adaptación de lentes de contacto' },
      description: { en: 'Measuring and trying of contact lenses.', es: 'Medición y prueba de lentes de contacto.' },
      synonyms: { en: 'contacts, contact lenses', es: 'lentillas, pupilentes, lentes de contacto' },
    },
  ),
  service('eye-photo', readTest({ en: 'Photo of the eye', es: 'Foto del ojo' }, '92250'), {
    name: { en: 'Photo of the back of the eye', es: 'Foto del fondo del ojo' },
    description: {
      en: 'A photo of the retina, such as for people with diabetes.',
      es: 'Una foto de la retina, por ejemplo en la diabetes.',
    },
    synonyms: { en: 'retina photo, fundus photo, diabetic eye picture', es: 'fondo de ojo, retinografía, retinopatía' },
  }),
  service('vision-correction-laser', outpatientProcedure('S0800'), {
    specialty: eye,
    name: { en: 'Laser eye surgery to see without glasses, one eye', es: 'Cirugía láser para ver sin lentes, un ojo' },
    description: {
      en: 'A laser shapes the front of the eye. Most plans do not pay for it.',
      es: 'Un láser da forma al frente del ojo. Casi ningún plan lo paga.',
    },
    synonyms: {
      en: 'LASIK, laser vision correction, nearsighted',
      es: 'LASIK, operación de la vista, miopía, láser de ojos, astigmatismo',
    },
  }),
  service('crossed-eye-surgery', daySurgery('67311', { anesthesia: '00140' }), {
    specialty: eye,
    name: { en: 'Crossed eye straightened', es: 'Operación de ojo desviado' },
    description: { en: 'A surgeon moves a muscle of the eye.', es: 'El cirujano mueve un músculo del ojo.' },
    synonyms: {
      en: 'strabismus surgery, lazy eye, cross eyed, wandering eye',
      es: 'estrabismo, ojo vago, ojos bizcos, bizco',
    },
  }),
  service('eyelid-lump-removal', outpatientProcedure('67800'), {
    specialty: eye,
    name: { en: 'Lump of the eyelid taken out', es: 'Extracción de un bulto del párpado' },
    description: {
      en: 'A doctor takes a lump out of the eyelid through a small cut.',
      es: 'El médico saca un bulto del párpado por un corte pequeño.',
    },
    synonyms: { en: 'chalazion, stye, eyelid bump', es: 'chalazión, orzuelo, perrilla, bolita en el párpado' },
  }),
  service('tear-duct-opening', daySurgery('68811', { anesthesia: '00140' }), {
    specialty: eye,
    name: { en: 'Tear duct of a child opened', es: 'Abertura del lagrimal de un niño' },
    description: {
      en: 'A thin wire opens the duct of an eye that runs.',
      es: 'Un alambre fino abre el conducto de un ojo que llora.',
    },
    synonyms: {
      en: 'blocked tear duct, watery eye baby, tear duct probing',
      es: 'lagrimal tapado, ojo lloroso, sondeo lagrimal',
    },
  }),
  service('retina-repair', daySurgery('67108', { anesthesia: '00145' }), {
    specialty: eye,
    name: { en: 'Detached retina repaired', es: 'Reparación de un desprendimiento de retina' },
    description: { en: 'A surgeon lays the retina back in its place.', es: 'El cirujano pone la retina en su lugar.' },
    synonyms: {
      en: 'retinal detachment, vitrectomy, detached retina surgery',
      es: 'desprendimiento de retina, vitrectomía, retina desprendida',
    },
  }),
  service('cornea-transplant', daySurgery('65756', { anesthesia: '00144' }), {
    specialty: eye,
    name: { en: 'Cornea transplant, inner layer', es: 'Trasplante de córnea, capa interna' },
    description: {
      en: 'A clear layer replaces a cloudy one at the front of the eye.',
      es: 'Una capa transparente reemplaza a otra nublada del frente del ojo.',
    },
    synonyms: { en: 'corneal graft, cornea surgery, DSAEK', es: 'injerto de córnea, cirugía de córnea' },
  }),
  service('pterygium-removal', outpatientProcedure('65426'), {
    specialty: eye,
    name: { en: 'Growth on the white of the eye taken off', es: 'Operación de la carnosidad del ojo' },
    description: {
      en: 'A surgeon takes off the growth and covers the place.',
      es: 'El cirujano quita la carnosidad y cubre el lugar.',
    },
    synonyms: { en: 'pterygium, growth on eye, surfer’s eye', es: 'pterigión, carnosidad en el ojo, pterigio' },
  }),
];
