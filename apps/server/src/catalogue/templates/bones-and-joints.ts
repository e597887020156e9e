import { daySurgery, hospitalStay, outpatientProcedure } from '../components.ts';
import type { ServiceTemplate } from '../types.ts';

const category = 'bones';

/** Operations, injections and therapy for bones, joints and the back. */
export const boneAndJointTemplates: readonly ServiceTemplate[] = [
  {
    id: 'knee-replacement',
    category,
    common: true,
    name: { en: 'Knee replacement', es: 'Reemplazo de rodilla' },
    description: {
      en: 'An operation that puts an artificial joint in place of a worn knee, with a stay in the hospital.',
      es: 'Una operación que pone una articulación artificial en lugar de una rodilla desgastada, con hospitalización.',
    },
    synonyms: {
      en: ['new knee', 'total knee', 'artificial knee', 'knee arthritis surgery'],
      es: ['prótesis de rodilla', 'rodilla nueva', 'cirugía de rodilla', 'artroplastia'],
    },
    specialty: 'orthopedic-surgery',
    components: hospitalStay({ code: '470', days: 2 }, { code: '27447' }, '01402'),
  },
  {
    id: 'hip-replacement',
    category,
    common: false,
    name: { en: 'Hip replacement', es: 'Reemplazo de cadera' },
    description: {
      en: 'An operation that puts an artificial joint in place of a worn hip, with a stay in the hospital.',
      es: 'Una operación que pone una articulación artificial en lugar de una cadera desgastada, con hospitalización.',
    },
    synonyms: {
      en: ['new hip', 'total hip', 'artificial hip', 'hip arthritis surgery'],
      es: ['prótesis de cadera', 'cadera nueva', 'cirugía de cadera', 'artroplastia'],
    },
    specialty: 'orthopedic-surgery',
    components: hospitalStay({ code: '470', days: 2 }, { code: '27130' }, '01214'),
  },
  {
    id: 'spinal-fusion',
    category,
    common: false,
    name: { en: 'Spinal fusion of the back', es: 'Fusión de la columna (espalda)' },
    description: {
      en: 'An operation that joins bones of the spine below the neck, so that they no longer move and hurt.',
      es: 'Una operación que une huesos de la columna por debajo del cuello, para que ya no se muevan ni duelan.',
    },
    synonyms: {
      en: ['back fusion', 'lumbar fusion', 'back surgery', 'spine surgery'],
      es: ['cirugía de espalda', 'fusión lumbar', 'operación de columna', 'artrodesis'],
    },
    specialty: 'neurosurgery',
    components: hospitalStay({ code: '460', days: 3 }, { code: '22633', alternates: ['22630', '22612'] }, '00670'),
  },
  {
    id: 'neck-fusion',
    category,
    common: false,
    name: { en: 'Spinal fusion of the neck', es: 'Fusión de la columna (cuello)' },
    description: {
      en: 'An operation that joins bones of the neck, often to take pressure off a nerve.',
      es: 'Una operación que une huesos del cuello, a menudo para quitarle presión a un nervio.',
    },
    synonyms: {
      en: ['cervical fusion', 'neck surgery', 'ACDF', 'spine surgery'],
      es: ['fusión cervical', 'cirugía de cuello', 'operación de columna', 'artrodesis'],
    },
    specialty: 'neurosurgery',
    components: hospitalStay({ code: '473', days: 2 }, { code: '22551', alternates: ['22554'] }, '00600'),
  },
  {
    id: 'shoulder-arthroscopy',
    category,
    common: false,
    name: {
      en: 'Shoulder surgery to make room in the joint',
      es: 'Cirugía de hombro para dar espacio a la articulación',
    },
    description: {
      en: 'A surgeon works through small cuts with a camera and shaves bone that rubs on the tendon.',
      es: 'El cirujano trabaja con una cámara por cortes pequeños y lima el hueso que roza el tendón.',
    },
    synonyms: {
      en: ['shoulder arthroscopy', 'shoulder scope', 'impingement surgery', 'shaving of shoulder bone'],
      es: ['artroscopia de hombro', 'cirugía de hombro', 'pinzamiento del hombro'],
    },
    specialty: 'orthopedic-surgery',
    components: daySurgery('29826', { anesthesia: '01630' }),
  },
  {
    id: 'knee-arthroscopy',
    category,
    common: false,
    name: { en: 'Knee surgery for a torn meniscus', es: 'Cirugía de rodilla por rotura de menisco' },
    description: {
      en: 'A surgeon works through small cuts with a camera and removes torn cartilage from the knee.',
      es: 'El cirujano trabaja con una cámara por cortes pequeños y retira el cartílago roto de la rodilla.',
    },
    synonyms: {
      en: ['knee arthroscopy', 'knee scope', 'torn cartilage', 'meniscus surgery', 'knee pain'],
      es: ['artroscopia de rodilla', 'operación de menisco', 'cartílago roto', 'dolor de rodilla'],
    },
    specialty: 'orthopedic-surgery',
    components: daySurgery('29881', { anesthesia: '01400' }),
  },
  {
    id: 'back-injection',
    category,
    common: false,
    name: { en: 'Injection into the lower back for pain', es: 'Inyección en la espalda baja para el dolor' },
    description: {
      en: 'Medicine placed next to the nerves of the lower spine, with imaging to guide the needle.',
      es: 'Un medicamento que se pone junto a los nervios de la columna baja, con imágenes que guían la aguja.',
    },
    synonyms: {
      en: ['epidural', 'back shot', 'steroid injection', 'cortisone shot', 'back pain'],
      es: ['epidural', 'infiltración', 'bloqueo', 'inyección de cortisona', 'dolor de espalda'],
    },
    specialty: 'pain-medicine',
    components: outpatientProcedure('62323', { alternates: ['62322'] }),
  },
  {
    id: 'nerve-root-injection',
    category,
    common: false,
    name: { en: 'Injection at a nerve of the lower back', es: 'Inyección junto a un nervio de la espalda baja' },
    description: {
      en: 'Numbing or steroid medicine placed at one nerve of the lower spine, with imaging to guide the needle.',
      es: 'Un anestésico o esteroide que se pone junto a un nervio de la columna baja, con imágenes que guían la aguja.',
    },
    synonyms: {
      en: ['nerve block', 'sciatica injection', 'steroid injection', 'transforaminal epidural'],
      es: ['bloqueo de nervio', 'infiltración', 'ciática', 'inyección de esteroides'],
    },
    specialty: 'pain-medicine',
    components: outpatientProcedure('64483'),
  },
  {
    id: 'physical-therapy',
    category,
    common: true,
    name: { en: 'Physical therapy visit, 45 minutes', es: 'Sesión de fisioterapia, 45 minutos' },
    description: {
      en: 'Exercises with a therapist to build strength and movement. Billed as three parts of 15 minutes.',
      es: 'Ejercicios con un terapeuta para ganar fuerza y movimiento. Se cobra en tres partes de 15 minutos.',
    },
    synonyms: {
      en: ['PT', 'physio', 'rehab', 'therapeutic exercise', 'exercise therapy'],
      es: ['terapia física', 'rehabilitación', 'fisioterapia', 'ejercicios terapéuticos'],
    },
    components: [
      {
        id: 'exercise',
        name: { en: 'Exercise with the therapist, 15 minutes', es: 'Ejercicio con el terapeuta, 15 minutos' },
        code: '97110',
        codeType: 'CPT',
        fee: 'facility',
        units: 3,
        setting: 'outpatient',
        serviceType: 'PT',
      },
    ],
  },
];
