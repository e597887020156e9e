import { daySurgery, hospitalStay, outpatientProcedure } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('bones');

/** Operations on joints and the back, and injections against their pain. */
export const boneAndJointTemplates: readonly ServiceTemplate[] = [
  service('knee-replacement', hospitalStay({ code: '470', days: 2 }, { code: '27447' }, '01402'), {
    common: true,
    specialty: 'orthopedic-surgery',
    name: { en: 'Knee replacement', es: 'Reemplazo de rodilla' },
    description: {
      en: 'A surgeon puts a new joint in place of a worn knee. You stay in the hospital.',
      es: 'El cirujano pone una rodilla nueva en lugar de la gastada. Son unos días en el hospital.',
    },
    synonyms: {
      en: 'new knee, total knee, artificial knee, knee arthritis surgery',
      es: 'prótesis de rodilla, rodilla nueva, cirugía de rodilla, artroplastia',
    },
  }),
  service('hip-replacement', hospitalStay({ code: '470', days: 2 }, { code: '27130' }, '01214'), {
    specialty: 'orthopedic-surgery',
    name: { en: 'Hip replacement', es: 'Reemplazo de cadera' },
    description: {
      en: 'A surgeon puts a new joint in place of a worn hip. You stay in the hospital.',
      es: 'El cirujano pone una cadera nueva en lugar de la gastada. Son unos días en el hospital.',
    },
    synonyms: {
      en: 'new hip, total hip, artificial hip, hip arthritis surgery',
      es: 'prótesis de cadera, cadera nueva, cirugía de cadera, artroplastia',
    },
  }),
  service(
    'spinal-fusion',
    hospitalStay({ code: '460', days: 3 }, { code: '22633', alternates: ['22630', '22612'] }, '00670'),
    {
      specialty: 'neurosurgery',
      name: { en: 'Spinal fusion of the back', es: 'Fusión de la columna (espalda)' },
      description: {
        en: 'An operation that joins bones of the spine below the neck, so that they no longer move and hurt.',
        es: 'Una operación que une huesos de la columna por debajo del cuello, para que ya no se muevan ni duelan.',
      },
      synonyms: {
        en: 'back fusion, lumbar fusion, back surgery, spine surgery',
        es: 'cirugía de espalda, fusión lumbar, operación de columna, artrodesis',
      },
    },
  ),
  service('neck-fusion', hospitalStay({ code: '473', days: 2 }, { code: '22551', alternates: ['22554'] }, '00600'), {
    specialty: 'neurosurgery',
    name: { en: 'Spinal fusion of the neck', es: 'Fusión de la columna (cuello)' },
    description: {
      en: 'An operation that joins bones of the neck, often to take pressure off a nerve.',
      es: 'Una operación que une huesos del cuello, a menudo para quitarle presión a un nervio.',
    },
    synonyms: {
      en: 'cervical fusion, neck surgery, ACDF, spine surgery',
      es: 'fusión cervical, cirugía de cuello, operación de columna, artrodesis',
    },
  }),
  service('shoulder-arthroscopy', daySurgery('29826', { anesthesia: '01630' }), {
    specialty: 'orthopedic-surgery',
    name: {
      en: 'Shoulder surgery to make room in the joint',
      es: 'Cirugía de hombro para dar espacio a la articulación',
    },
    description: {
      en: 'A surgeon works through small cuts with a camera and shaves bone that rubs on the tendon.',
      es: 'El cirujano trabaja con una cámara por cortes pequeños y lima el hueso que roza el tendón.',
    },
    synonyms: {
      en: 'shoulder arthroscopy, shoulder scope, impingement surgery, shaving of shoulder bone',
      es: 'artroscopia de hombro, cirugía de hombro, pinzamiento del hombro',
    },
  }),
  service('knee-arthroscopy', daySurgery('29881', { anesthesia: '01400' }), {
    specialty: 'orthopedic-surgery',
    name: { en: 'Knee surgery for a torn meniscus', es: 'Cirugía de rodilla por rotura de menisco' },
    description: {
      en: 'A surgeon works through small cuts with a camera. Torn tissue is taken out of the knee.',
      es: 'El cirujano trabaja con una cámara por cortes pequeños y retira el cartílago roto de la rodilla.',
    },
    synonyms: {
      en: 'knee arthroscopy, knee scope, torn cartilage, meniscus surgery, knee pain',
      es: 'artroscopia de rodilla, operación de menisco, cartílago roto, dolor de rodilla',
    },
  }),
  service('back-injection', outpatientProcedure('62323', { alternates: ['62322'] }), {
    specialty: 'pain-medicine',
    name: { en: 'Injection into the lower back for pain', es: 'Inyección en la espalda baja para el dolor' },
    description: {
      en: 'Medicine placed next to the nerves of the lower spine, with imaging to guide the needle.',
      es: 'Un medicamento que se pone junto a los nervios de la columna baja, con imágenes que guían la aguja.',
    },
    synonyms: {
      en: 'epidural, back shot, steroid injection, cortisone shot, back pain',
      es: 'epidural, infiltración, bloqueo, inyección de cortisona, dolor de espalda',
    },
  }),
  service('nerve-root-injection', outpatientProcedure('64483'), {
    specialty: 'pain-medicine',
    name: { en: 'Injection at a nerve of the lower back', es: 'Inyección junto a un nervio de la espalda baja' },
    description: {
      en: 'Numbing or steroid medicine at one nerve of the lower spine. X-rays guide the needle.',
      es: 'Un anestésico o esteroide que se pone junto a un nervio de la columna baja, con imágenes que guían la aguja.',
    },
    synonyms: {
      en: 'nerve block, sciatica injection, steroid injection, transforaminal epidural',
      es: 'bloqueo de nervio, infiltración, ciática, inyección de esteroides',
    },
  }),
];
