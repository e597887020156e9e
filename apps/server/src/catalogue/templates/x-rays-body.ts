import { xRay } from './x-ray.ts';
import type { ServiceTemplate } from '../types.ts';

/** X-rays of the head, the trunk and the spine, from top to bottom. */
export const bodyXRayTemplates: readonly ServiceTemplate[] = [
  xRay(
    'skull',
    '70250',
    { en: 'Skull X-ray', es: 'Radiografía de cráneo' },
    { en: 'the bones of the head', es: 'los huesos de la cabeza' },
    { en: 'head x-ray, skull xray, hit my head', es: 'placa de cráneo, rayos X de la cabeza, golpe en la cabeza' },
  ),
  xRay(
    'sinuses',
    '70220',
    { en: 'Sinus X-ray', es: 'Radiografía de los senos paranasales' },
    { en: 'the hollow spaces around the nose', es: 'los espacios huecos alrededor de la nariz' },
    { en: 'sinus xray, sinusitis', es: 'placa de senos paranasales, sinusitis' },
  ),
  xRay(
    'face',
    '70150',
    { en: 'X-ray of the face', es: 'Radiografía de la cara' },
    { en: 'the bones of the face', es: 'los huesos de la cara' },
    { en: 'face xray, facial bones, broken cheekbone', es: 'placa de la cara, huesos faciales, pómulo roto' },
  ),
  xRay(
    'nose',
    '70160',
    { en: 'X-ray of the nose', es: 'Radiografía de la nariz' },
    { en: 'the bones of the nose', es: 'los huesos de la nariz' },
    { en: 'nose xray, broken nose', es: 'placa de nariz, nariz rota' },
  ),
  xRay(
    'jaw',
    '70110',
    { en: 'Jaw X-ray', es: 'Radiografía de la mandíbula' },
    { en: 'the lower jaw', es: 'la mandíbula' },
    { en: 'jaw xray, broken jaw, mandible', es: 'placa de mandíbula, mandíbula rota, quijada' },
  ),
  xRay(
    'teeth',
    '70355',
    { en: 'X-ray of all teeth and the jaw in one picture', es: 'Radiografía panorámica de los dientes y la mandíbula' },
    { en: 'all teeth and both jaws', es: 'todos los dientes y los dos maxilares' },
    { en: 'panoramic dental x-ray, panorex, tooth x-ray', es: 'placa dental, ortopantomografía, radiografía dental' },
  ),
  xRay(
    'throat',
    '70360',
    { en: 'X-ray of the throat', es: 'Radiografía de la garganta' },
    { en: 'the soft parts of the neck', es: 'las partes blandas del cuello' },
    {
      en: 'soft tissue neck x-ray, croup, something stuck in throat',
      es: 'placa de garganta, algo atorado en la garganta',
    },
  ),
  xRay(
    'chest',
    '71046',
    { en: 'Chest X-ray, two views', es: 'Radiografía de tórax, dos vistas' },
    {
      en: 'the lungs, heart and ribs from the front and the side',
      es: 'los pulmones, el corazón y las costillas, de frente y de lado',
    },
    {
      en: 'chest xray, lung x-ray, pneumonia x-ray, x-ray for cough, chest pain x-ray, shortness of breath x-ray, fever x-ray, tuberculosis x-ray',
      es: 'placa de tórax, rayos X del pecho, radiografía de pulmón, radiografía por tos, radiografía por dolor de pecho, radiografía por falta de aire, radiografía por fiebre',
    },
    { common: true },
  ),
  xRay(
    'chest-one-view',
    '71045',
    { en: 'Chest X-ray, one view', es: 'Radiografía de tórax, una vista' },
    { en: 'the lungs, heart and ribs from the front', es: 'los pulmones, el corazón y las costillas de frente' },
    { en: 'chest xray, single view, portable chest', es: 'placa de tórax, rayos X del pecho, tórax portátil' },
  ),
  xRay(
    'ribs',
    '71101',
    {
      en: 'X-ray of the ribs on one side, with the chest',
      es: 'Radiografía de las costillas de un lado, con el tórax',
    },
    { en: 'the ribs on one side and the chest', es: 'las costillas de un lado y el tórax' },
    { en: 'rib xray, broken rib, cracked ribs', es: 'placa de costillas, costilla rota, costilla fracturada' },
  ),
  xRay(
    'breastbone',
    '71120',
    { en: 'X-ray of the breastbone', es: 'Radiografía del esternón' },
    { en: 'the bone in the middle of the chest', es: 'el hueso del centro del pecho' },
    { en: 'sternum x-ray', es: 'placa de esternón, rayos X del esternón' },
  ),
  xRay(
    'neck',
    '72040',
    { en: 'Neck X-ray, two or three views', es: 'Radiografía del cuello, dos o tres vistas' },
    { en: 'the bones of the neck', es: 'los huesos del cuello' },
    {
      en: 'cervical spine x-ray, neck xray, whiplash, neck pain',
      es: 'columna cervical, placa de cuello, dolor de cuello, latigazo',
    },
  ),
  xRay(
    'neck-more-views',
    '72050',
    { en: 'Neck X-ray, four or five views', es: 'Radiografía del cuello, cuatro o cinco vistas' },
    { en: 'the bones of the neck from more sides', es: 'los huesos del cuello desde más lados' },
    { en: 'cervical spine x-ray, neck xray, neck pain', es: 'columna cervical, placa de cuello, dolor de cuello' },
  ),
  xRay(
    'upper-back',
    '72070',
    { en: 'X-ray of the upper back', es: 'Radiografía de la espalda alta' },
    { en: 'the spine behind the chest', es: 'la columna detrás del pecho' },
    {
      en: 'thoracic spine x-ray, middle back xray, upper back pain',
      es: 'columna dorsal, columna torácica, placa de espalda, dolor de espalda',
    },
  ),
  xRay(
    'lower-back',
    '72110',
    { en: 'Lower back X-ray, four views or more', es: 'Radiografía de la espalda baja, cuatro vistas o más' },
    {
      en: 'the bones of the lower spine from several sides',
      es: 'los huesos de la parte baja de la columna desde varios lados',
    },
    {
      en: 'back xray, lumbar x-ray, spine x-ray, back pain',
      es: 'placa de columna, radiografía lumbar, rayos X de la espalda, dolor de espalda',
    },
  ),
  xRay(
    'lower-back-fewer-views',
    '72100',
    { en: 'Lower back X-ray, two or three views', es: 'Radiografía de la espalda baja, dos o tres vistas' },
    { en: 'the bones of the lower spine', es: 'los huesos de la parte baja de la columna' },
    {
      en: 'back xray, lumbar x-ray, spine x-ray, back pain',
      es: 'placa de columna, radiografía lumbar, rayos X de la espalda, dolor de espalda',
    },
  ),
  xRay(
    'whole-spine',
    '72082',
    { en: 'X-ray of the whole spine', es: 'Radiografía de toda la columna' },
    { en: 'the spine from neck to hip, standing', es: 'la columna desde el cuello hasta la cadera, de pie' },
    { en: 'scoliosis x-ray, curved spine', es: 'escoliosis, columna desviada, placa de escoliosis' },
  ),
  xRay(
    'tailbone',
    '72220',
    { en: 'X-ray of the tailbone', es: 'Radiografía del cóccix' },
    { en: 'the lowest end of the spine', es: 'el extremo más bajo de la columna' },
    { en: 'sacrum x-ray, coccyx xray, tailbone pain', es: 'placa de cóccix, sacro, rabadilla, dolor de cóccix' },
  ),
  xRay(
    'pelvis',
    '72170',
    { en: 'X-ray of the pelvis', es: 'Radiografía de la pelvis' },
    { en: 'the bones between the hips', es: 'los huesos entre las caderas' },
    { en: 'pelvic x-ray, pelvis xray', es: 'placa de pelvis, rayos X de la pelvis' },
  ),
  xRay(
    'belly',
    '74018',
    { en: 'X-ray of the belly, one view', es: 'Radiografía del abdomen, una vista' },
    { en: 'the belly', es: 'el abdomen' },
    {
      en: 'abdomen x-ray, KUB, stomach xray, constipation',
      es: 'placa de abdomen, rayos X del vientre, estreñimiento',
    },
  ),
  xRay(
    'belly-two-views',
    '74019',
    { en: 'X-ray of the belly, two views', es: 'Radiografía del abdomen, dos vistas' },
    { en: 'the belly, lying and standing', es: 'el abdomen, acostado y de pie' },
    { en: 'abdomen x-ray, stomach xray', es: 'placa de abdomen, rayos X del vientre' },
  ),
  xRay(
    'swallowing',
    '74220',
    { en: 'X-ray of the food pipe while you swallow', es: 'Radiografía del esófago mientras traga' },
    { en: 'how a white drink goes down the food pipe', es: 'cómo baja por el esófago una bebida blanca' },
    { en: 'barium swallow, esophagram, esophagus x-ray', es: 'trago de bario, esofagograma, radiografía del esófago' },
  ),
  xRay(
    'swallowing-film',
    '74230',
    { en: 'Filmed X-ray of swallowing', es: 'Radiografía filmada de la deglución' },
    { en: 'mouth and throat while you swallow food', es: 'la boca y la garganta mientras traga alimentos' },
    {
      en: 'modified barium swallow, video swallow study, trouble swallowing',
      es: 'videodeglución, estudio de la deglución, problemas para tragar',
    },
  ),
  xRay(
    'stomach',
    '74240',
    { en: 'X-ray of the stomach with a white drink', es: 'Radiografía del estómago con una bebida blanca' },
    {
      en: 'the food pipe, the stomach and the first part of the bowel',
      es: 'el esófago, el estómago y el comienzo del intestino',
    },
    { en: 'upper GI series, barium x-ray, ulcer', es: 'serie gastroduodenal, radiografía con bario, úlcera' },
  ),
  xRay(
    'bone-age',
    '77072',
    { en: "X-ray of a child's bone age", es: 'Radiografía de la edad ósea de un niño' },
    { en: 'the hand, which shows how far bones have grown', es: 'la mano, que muestra cuánto han crecido los huesos' },
    { en: 'bone age study, growth x-ray', es: 'edad ósea, crecimiento del niño' },
  ),
];
