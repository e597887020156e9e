import { daySurgery, hospitalStay, outpatientProcedure } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('bones');
const specialty = 'orthopedic-surgery';

/** More operations on joints and tendons, from shoulder to foot; then broken bones, casts, and shots into joints. */
export const boneProcedureTemplates: readonly ServiceTemplate[] = [
  service('shoulder-replacement', hospitalStay({ code: '483', days: 2 }, { code: '23472' }, '01638'), {
    specialty,
    name: { en: 'Shoulder replacement', es: 'Reemplazo de hombro' },
    description: {
      en: 'A surgeon puts a new joint into the shoulder. You stay in the hospital.',
      es: 'El cirujano pone una articulación nueva en el hombro, con unos días en el hospital.',
    },
    synonyms: { en: 'new shoulder, total shoulder, artificial shoulder', es: 'prótesis de hombro, hombro nuevo' },
  }),
  service('rotator-cuff-repair', daySurgery('29827', { anesthesia: '01630' }), {
    specialty,
    name: { en: 'Torn shoulder tendon mended', es: 'Reparación de un tendón roto del hombro' },
    description: {
      en: 'A surgeon sews the tendon back to the bone through small cuts.',
      es: 'El cirujano cose el tendón al hueso por cortes pequeños.',
    },
    synonyms: { en: 'rotator cuff surgery, shoulder surgery', es: 'manguito rotador, cirugía de hombro' },
  }),
  service('carpal-tunnel', daySurgery('64721', { anesthesia: '01810' }), {
    specialty,
    name: { en: 'Carpal tunnel surgery', es: 'Cirugía del túnel carpiano' },
    description: {
      en: 'A surgeon makes room for a nerve at the wrist.',
      es: 'El cirujano da espacio a un nervio de la muñeca.',
    },
    synonyms: { en: 'carpal tunnel release, numb hand surgery', es: 'túnel carpiano, mano dormida' },
  }),
  service('trigger-finger', daySurgery('26055', { anesthesia: '01810' }), {
    specialty,
    name: { en: 'Surgery for a finger that locks', es: 'Cirugía de dedo en gatillo' },
    description: {
      en: 'A surgeon frees the tendon of a finger.',
      es: 'El cirujano libera el tendón de un dedo.',
    },
    synonyms: {
      en: 'trigger finger release, stuck finger, locked finger',
      es: 'dedo en gatillo, dedo trabado, dedo engatillado',
    },
  }),
  service('wrist-cyst', daySurgery('25111', { anesthesia: '01810' }), {
    specialty,
    name: { en: 'Cyst of the wrist taken out', es: 'Extirpación de un quiste de la muñeca' },
    description: {
      en: 'A surgeon removes a lump filled with fluid.',
      es: 'El cirujano quita un bulto lleno de líquido.',
    },
    synonyms: { en: 'ganglion removal, wrist lump', es: 'ganglión, bulto en la muñeca' },
  }),
  service('knee-ligament', daySurgery('29888', { anesthesia: '01400' }), {
    specialty,
    name: { en: 'Torn knee ligament rebuilt (ACL)', es: 'Reconstrucción del ligamento de la rodilla (LCA)' },
    description: {
      en: 'A surgeon replaces the front ligament of the knee through small cuts.',
      es: 'El cirujano reemplaza el ligamento de delante de la rodilla por cortes pequeños.',
    },
    synonyms: { en: 'ACL surgery, ACL tear, knee ligament', es: 'LCA, ligamento cruzado, cirugía de rodilla' },
  }),
  service('knee-arthroscopy-both', daySurgery('29880', { anesthesia: '01400' }), {
    specialty,
    name: { en: 'Knee surgery for two torn menisci', es: 'Cirugía de rodilla por rotura de los dos meniscos' },
    description: {
      en: 'A surgeon removes torn cartilage on both sides of the knee through small cuts.',
      es: 'El cirujano retira el cartílago roto de los dos lados de la rodilla por cortes pequeños.',
    },
    synonyms: { en: 'knee arthroscopy, knee scope, meniscus surgery', es: 'artroscopia de rodilla, meniscos' },
  }),
  service('bunion', daySurgery('28296', { anesthesia: '01480' }), {
    specialty,
    name: { en: 'Bunion surgery', es: 'Cirugía de juanete' },
    description: {
      en: 'A surgeon straightens the big toe.',
      es: 'El cirujano endereza el dedo gordo del pie.',
    },
    synonyms: {
      en: 'bunionectomy, big toe, foot surgery, bunion removal, bunion correction',
      es: 'juanetes, hallux valgus, cirugía de pie, quitar juanete',
    },
  }),
  service('hammertoe', daySurgery('28285', { anesthesia: '01480' }), {
    specialty,
    name: { en: 'Hammertoe surgery', es: 'Cirugía de dedo en martillo' },
    description: {
      en: 'A surgeon straightens a bent toe.',
      es: 'El cirujano endereza un dedo doblado del pie.',
    },
    synonyms: { en: 'bent toe, foot surgery, hammer toe', es: 'dedo en martillo, cirugía de pie' },
  }),
  service('disc-surgery', daySurgery('63030', { anesthesia: '00630' }), {
    specialty: 'neurosurgery',
    name: { en: 'Slipped disc surgery of the lower back', es: 'Cirugía de hernia de disco de la espalda baja' },
    description: {
      en: 'A surgeon takes out the part of a disc that presses on a nerve.',
      es: 'El cirujano quita la parte del disco que aprieta un nervio.',
    },
    synonyms: { en: 'discectomy, herniated disc, sciatica surgery', es: 'discectomía, hernia discal, ciática' },
  }),
  service('spine-narrowing-surgery', daySurgery('63047', { anesthesia: '00630' }), {
    specialty: 'neurosurgery',
    name: { en: 'Surgery to make room in the lower spine', es: 'Cirugía para dar espacio en la columna baja' },
    description: {
      en: 'A surgeon removes bone that presses on the nerves.',
      es: 'El cirujano quita hueso que aprieta los nervios.',
    },
    synonyms: { en: 'laminectomy, spinal stenosis', es: 'laminectomía, estenosis de columna' },
  }),
  service('wrist-fracture-plate', daySurgery('25609', { alternates: ['25607', '25608'], anesthesia: '01830' }), {
    specialty,
    name: { en: 'Broken wrist mended with a plate', es: 'Muñeca rota reparada con una placa' },
    description: {
      en: 'A surgeon fixes the broken bone with a plate and screws.',
      es: 'El cirujano fija el hueso roto con una placa y tornillos.',
    },
    synonyms: { en: 'wrist fracture surgery, broken arm surgery', es: 'fractura de muñeca, cirugía de muñeca' },
  }),
  service('ankle-fracture-plate', daySurgery('27792', { anesthesia: '01480' }), {
    specialty,
    name: { en: 'Broken ankle mended with a plate', es: 'Tobillo roto reparado con una placa' },
    description: {
      en: 'A surgeon fixes the broken bone with a plate and screws.',
      es: 'El cirujano fija el hueso roto con una placa y tornillos.',
    },
    synonyms: { en: 'ankle fracture surgery, broken ankle', es: 'fractura de tobillo, cirugía de tobillo' },
  }),
  service('metal-removal', daySurgery('20680', { anesthesia: '01480' }), {
    specialty,
    name: { en: 'Plates or screws taken out', es: 'Retiro de placas o tornillos' },
    description: {
      en: 'A surgeon takes out metal once the bone has healed.',
      es: 'El cirujano saca el metal cuando el hueso ha sanado.',
    },
    synonyms: { en: 'hardware removal, pin removal', es: 'sacar placa, sacar clavos' },
  }),
  service('wrist-fracture-cast', outpatientProcedure('25600'), {
    name: { en: 'Broken wrist, care without surgery', es: 'Muñeca rota, atención sin cirugía' },
    description: {
      en: 'A broken wrist is set in a cast, and later visits are included.',
      es: 'Una muñeca rota se pone en yeso, y las visitas siguientes están incluidas.',
    },
    synonyms: { en: 'broken wrist, fracture care, cast', es: 'fractura de muñeca, yeso' },
  }),
  service('ankle-fracture-cast', outpatientProcedure('27786'), {
    name: { en: 'Broken ankle, care without surgery', es: 'Tobillo roto, atención sin cirugía' },
    description: {
      en: 'A broken ankle is set in a cast, and later visits are included.',
      es: 'Un tobillo roto se pone en yeso, y las visitas siguientes están incluidas.',
    },
    synonyms: { en: 'broken ankle, fracture care, cast', es: 'fractura de tobillo, yeso' },
  }),
  service('finger-fracture', outpatientProcedure('26720'), {
    name: { en: 'Broken finger, care without surgery', es: 'Dedo de la mano roto, atención sin cirugía' },
    description: {
      en: 'A broken finger gets a splint. Later visits are part of it.',
      es: 'Un dedo roto se pone en férula, y las visitas siguientes están incluidas.',
    },
    synonyms: { en: 'broken finger, finger splint', es: 'dedo roto, férula' },
  }),
  service('collarbone-fracture', outpatientProcedure('23500'), {
    name: { en: 'Broken collarbone, care without surgery', es: 'Clavícula rota, atención sin cirugía' },
    description: {
      en: 'A broken collarbone is put in a sling. Later visits are part of it.',
      es: 'Una clavícula rota se pone en cabestrillo, y las visitas siguientes están incluidas.',
    },
    synonyms: { en: 'broken collarbone, clavicle fracture, sling', es: 'fractura de clavícula, cabestrillo' },
  }),
  service('cast-arm', outpatientProcedure('29075'), {
    name: { en: 'Cast of the lower arm', es: 'Yeso del antebrazo' },
    description: { en: 'A hard cast is put on the arm.', es: 'Se pone un yeso en el brazo.' },
    synonyms: { en: 'arm cast, plaster', es: 'enyesar el brazo, escayola' },
  }),
  service('cast-leg', outpatientProcedure('29405'), {
    name: { en: 'Cast of the lower leg', es: 'Yeso de la pierna' },
    description: { en: 'A hard cast is put on the leg.', es: 'Se pone un yeso en la pierna.' },
    synonyms: { en: 'leg cast, plaster', es: 'enyesar la pierna, escayola' },
  }),
  service('splint-arm', outpatientProcedure('29125'), {
    name: { en: 'Splint of the lower arm', es: 'Férula del antebrazo' },
    description: { en: 'A splint holds the arm still.', es: 'Una férula mantiene quieto el brazo.' },
    synonyms: { en: 'arm splint, wrist splint', es: 'entablillar el brazo, tablilla' },
  }),
  service('splint-leg', outpatientProcedure('29515'), {
    name: { en: 'Splint of the lower leg', es: 'Férula de la pierna' },
    description: { en: 'A splint holds the leg still.', es: 'Una férula mantiene quieta la pierna.' },
    synonyms: { en: 'leg splint, ankle splint', es: 'entablillar la pierna, tablilla' },
  }),
  service('joint-injection', outpatientProcedure('20610'), {
    name: { en: 'Shot into the knee, hip or shoulder', es: 'Inyección en la rodilla, la cadera o el hombro' },
    description: {
      en: 'A doctor puts medicine into a large joint, or takes fluid out.',
      es: 'El médico pone un medicamento en una articulación grande o saca líquido.',
    },
    synonyms: {
      en: 'cortisone shot, knee injection, gel shot, steroid injection, fluid on the knee, drain fluid from knee, fluid on knee, joint aspiration, hip injection, shoulder injection',
      es: 'infiltración de rodilla, cortisona, inyección de rodilla, líquido en la rodilla, sacar agua de la rodilla, sacar líquido de la rodilla, agua en la rodilla, infiltración de hombro',
    },
  }),
  service('joint-injection-ultrasound', outpatientProcedure('20611'), {
    name: {
      en: 'Shot into a large joint guided by ultrasound',
      es: 'Inyección en una articulación grande guiada por ecografía',
    },
    description: {
      en: 'A doctor sees the needle on a screen while it goes into the joint.',
      es: 'El médico ve la aguja en una pantalla mientras entra en la articulación.',
    },
    synonyms: { en: 'cortisone shot, guided injection', es: 'infiltración, cortisona' },
  }),
  service('muscle-injection', outpatientProcedure('20553'), {
    name: { en: 'Shots into sore muscles', es: 'Inyecciones en músculos adoloridos' },
    description: {
      en: 'Numbing medicine loosens tight spots in muscles.',
      es: 'Un anestésico suelta los puntos tensos de los músculos.',
    },
    synonyms: { en: 'trigger point injection, muscle knots', es: 'puntos gatillo, contracturas' },
  }),
  service('tendon-injection', outpatientProcedure('20550', { alternates: ['20551'] }), {
    name: { en: 'Shot at a tendon', es: 'Inyección en un tendón' },
    description: {
      en: 'A doctor puts medicine next to a sore tendon.',
      es: 'El médico pone un medicamento junto a un tendón que duele.',
    },
    synonyms: { en: 'tennis elbow shot, heel shot, cortisone shot', es: 'codo de tenista, fascitis, cortisona' },
  }),
];
