import { daySurgery, outpatientProcedure } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('bones');
const specialty = 'orthopedic-surgery';

/** Joints put back, broken bones without surgery, nerves and tendons, the spine, and care of feet. */
export const fractureAndFootTemplates: readonly ServiceTemplate[] = [
  service('spine-bone-cement', daySurgery('22514', { anesthesia: '01942' }), {
    specialty: 'pain-medicine',
    name: {
      en: 'Broken bone of the lower back filled with cement',
      es: 'Cemento en una vértebra rota de la espalda baja',
    },
    description: {
      en: 'A balloon lifts the bone, and cement holds it.',
      es: 'Un globo levanta el hueso y el cemento lo sostiene.',
    },
    synonyms: {
      en: 'kyphoplasty, vertebroplasty, spine fracture',
      es: 'cifoplastia, vertebroplastia, vértebra aplastada',
    },
  }),
  service('pain-stimulator-trial', outpatientProcedure('63650'), {
    specialty: 'pain-medicine',
    name: { en: 'Trial of a stimulator for back pain', es: 'Prueba de un estimulador para el dolor de espalda' },
    description: {
      en: 'A wire beside the spine covers the pain for some days.',
      es: 'Un alambre junto a la columna tapa el dolor por unos días.',
    },
    synonyms: { en: 'spinal cord stimulator, nerve stimulator', es: 'neuroestimulador, estimulador de la médula' },
  }),
  service('elbow-nerve-release', daySurgery('64718', { anesthesia: '01710' }), {
    specialty,
    name: { en: 'Nerve freed at the elbow', es: 'Liberación de un nervio en el codo' },
    description: { en: 'A surgeon gives the nerve more room.', es: 'El cirujano le da más espacio al nervio.' },
    synonyms: { en: 'cubital tunnel, ulnar nerve surgery, pinky numb', es: 'túnel cubital, nervio cubital' },
  }),
  service('wrist-tendon-release', daySurgery('25000', { anesthesia: '01810' }), {
    specialty,
    name: { en: 'Tendon of the thumb freed at the wrist', es: 'Liberación del tendón del pulgar en la muñeca' },
    description: { en: 'A small cut gives the tendon room.', es: 'Un corte pequeño da espacio al tendón.' },
    synonyms: {
      en: 'De Quervain surgery, thumb tendon pain, mommy thumb',
      es: 'De Quervain, tendón del pulgar, tendinitis de la muñeca',
    },
  }),
  service('heel-tendon-repair', daySurgery('27650', { anesthesia: '01472' }), {
    specialty,
    name: { en: 'Torn heel tendon mended', es: 'Reparación del tendón de Aquiles roto' },
    description: { en: 'A surgeon sews the tendon of the heel.', es: 'El cirujano cose el tendón del talón.' },
    synonyms: { en: 'Achilles tendon surgery, torn Achilles', es: 'tendón de Aquiles' },
  }),
  service('shoulder-dislocation', outpatientProcedure('23650'), {
    name: { en: 'Shoulder put back in place', es: 'Acomodo de un hombro dislocado' },
    description: {
      en: 'A doctor puts the joint back without a cut.',
      es: 'El médico acomoda la articulación sin cortar.',
    },
    synonyms: {
      en: 'dislocated shoulder, shoulder popped out',
      es: 'hombro zafado, hombro dislocado, hombro fuera de lugar',
    },
  }),
  service('child-elbow-dislocation', outpatientProcedure('24640'), {
    name: { en: 'Pulled elbow of a child put back', es: 'Acomodo del codo de un niño' },
    description: {
      en: 'A quick turn of the arm puts the bone back.',
      es: 'Un giro rápido del brazo acomoda el hueso.',
    },
    synonyms: { en: 'nursemaid elbow, pulled elbow', es: 'codo de niñera, codo zafado' },
  }),
  service('upper-arm-fracture', outpatientProcedure('23600'), {
    name: { en: 'Broken upper arm, care without surgery', es: 'Brazo roto junto al hombro, atención sin cirugía' },
    description: {
      en: 'The arm rests in a sling until the bone has healed.',
      es: 'El brazo descansa en un cabestrillo hasta que el hueso sane.',
    },
    synonyms: {
      en: 'broken arm, humerus fracture, fracture care',
      es: 'fractura de brazo, húmero roto, brazo quebrado',
    },
  }),
  service('forearm-fracture', outpatientProcedure('25560'), {
    name: { en: 'Broken forearm, care without surgery', es: 'Antebrazo roto, atención sin cirugía' },
    description: { en: 'Both bones are held by a cast.', es: 'Un yeso sostiene los dos huesos.' },
    synonyms: { en: 'broken arm, fracture care, cast', es: 'fractura de antebrazo, brazo quebrado, yeso' },
  }),
  service('foot-fracture', outpatientProcedure('28470'), {
    name: { en: 'Broken bone of the foot, care without surgery', es: 'Hueso del pie roto, atención sin cirugía' },
    description: { en: 'A boot or a cast holds the foot.', es: 'Una bota o un yeso sostiene el pie.' },
    synonyms: { en: 'broken foot, metatarsal fracture, fracture care', es: 'fractura de pie, pie quebrado, metatarso' },
  }),
  service('toe-fracture', outpatientProcedure('28510'), {
    name: { en: 'Broken toe, care without surgery', es: 'Dedo del pie roto, atención sin cirugía' },
    description: { en: 'The toe is taped to its neighbor.', es: 'Se venda el dedo junto al de al lado.' },
    synonyms: { en: 'broken toe, toe fracture', es: 'fractura de dedo del pie, dedo del pie quebrado' },
  }),
  service('carpal-tunnel-injection', outpatientProcedure('20526'), {
    name: { en: 'Shot for carpal tunnel', es: 'Inyección para el túnel carpiano' },
    description: { en: 'A shot at the wrist calms the nerve.', es: 'Una inyección en la muñeca calma el nervio.' },
    synonyms: { en: 'carpal tunnel injection, cortisone shot wrist', es: 'infiltración del túnel carpiano' },
  }),
  service('nail-trimming', outpatientProcedure('11721'), {
    name: { en: 'Care of thick nails, six or more', es: 'Cuidado de uñas gruesas, seis o más' },
    description: {
      en: 'A foot doctor trims nails that you cannot cut yourself.',
      es: 'El podólogo recorta las uñas que usted no puede cortar.',
    },
    synonyms: {
      en: 'toenail trimming, diabetic foot care, thick toenails, cut my toenails',
      es: 'cortar las uñas de los pies, uñas gruesas, cuidado del pie diabético',
    },
  }),
  service('callus-trimming', outpatientProcedure('11056'), {
    name: { en: 'Corns or calluses pared, two to four', es: 'Recorte de callos, de dos a cuatro' },
    description: { en: 'A foot doctor takes off the hard skin.', es: 'El podólogo quita la piel dura.' },
    synonyms: { en: 'callus removal, corns on feet', es: 'callos, ojo de pescado, durezas' },
  }),
];
