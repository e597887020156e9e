import { imageClassFor } from './image-class.ts';
import type { Words } from '@portico/contract';
import type { ServiceCategory } from './types.ts';

const category = (id: string, name: Words, description: Words): ServiceCategory => ({
  id,
  name,
  description,
  imageClass: imageClassFor(name.en),
});

/** The kinds of care, in the order of the tiles. 'Common Services' is a tile of its own, not one of these. */
export const serviceCategories: readonly ServiceCategory[] = [
  category(
    'office-visits',
    { en: 'Office visits', es: 'Consultas médicas' },
    { en: 'Seeing a doctor or a specialist.', es: 'Ver a un médico o a un especialista.' },
  ),
  category(
    'emergency',
    { en: 'ER & urgent care', es: 'Urgencias' },
    { en: 'Emergency room, ambulance, stitches.', es: 'Sala de emergencias, ambulancia, puntos.' },
  ),
  category(
    'prevention',
    { en: 'Checkups & screening', es: 'Chequeos y detección' },
    { en: 'Checkups and tests that find problems early.', es: 'Chequeos y pruebas que detectan problemas a tiempo.' },
  ),
  category(
    'vaccines',
    { en: 'Vaccines', es: 'Vacunas' },
    { en: 'Shots for adults, children and travel.', es: 'Vacunas para adultos, niños y viajes.' },
  ),
  category(
    'lab',
    { en: 'Lab tests', es: 'Laboratorio' },
    { en: 'Blood and urine tests.', es: 'Análisis de sangre y de orina.' },
  ),
  category(
    'infections',
    { en: 'Tests for infections', es: 'Infecciones' },
    { en: 'Strep, flu, COVID-19, STDs and more.', es: 'Garganta, gripe, COVID-19, ETS y más.' },
  ),
  category(
    'x-rays',
    { en: 'X-rays', es: 'Radiografías' },
    { en: 'Pictures of bones, chest and belly.', es: 'Imágenes de huesos, tórax y abdomen.' },
  ),
  category(
    'ultrasound',
    { en: 'Ultrasound & breast', es: 'Ecografías y mamas' },
    { en: 'Pictures by sound waves, and of the breast.', es: 'Imágenes con ondas de sonido y de las mamas.' },
  ),
  category(
    'imaging',
    { en: 'MRI & CT scans', es: 'Resonancia y TAC' },
    { en: 'Detailed pictures of every part of the body.', es: 'Imágenes detalladas de todas las partes del cuerpo.' },
  ),
  category(
    'pregnancy',
    { en: 'Pregnancy & birth', es: 'Embarazo y parto' },
    { en: 'Care before, during and after birth.', es: 'Atención antes, durante y después del parto.' },
  ),
  category(
    'women',
    { en: "Women's health", es: 'Salud de la mujer' },
    { en: 'Birth control, womb and ovaries.', es: 'Anticonceptivos, útero y ovarios.' },
  ),
  category(
    'bones',
    { en: 'Bones & joints', es: 'Huesos y músculos' },
    { en: 'Knees, hips, shoulders, back, broken bones.', es: 'Rodillas, caderas, hombros, espalda, fracturas.' },
  ),
  category(
    'therapy',
    { en: 'Therapy & rehab', es: 'Rehabilitación' },
    { en: 'Physical, occupational and speech therapy.', es: 'Fisioterapia, terapia ocupacional y del habla.' },
  ),
  category(
    'heart',
    { en: 'Heart & vessels', es: 'Corazón y venas' },
    { en: 'Heart tests, stents and heart surgery.', es: 'Pruebas, stents y cirugía del corazón.' },
  ),
  category(
    'lungs',
    { en: 'Lungs & breathing', es: 'Pulmones' },
    { en: 'Breathing tests and treatment.', es: 'Pruebas y tratamiento de la respiración.' },
  ),
  category(
    'digestive',
    { en: 'Digestive health', es: 'Salud digestiva' },
    { en: 'Colonoscopy, stomach, liver and gallbladder.', es: 'Colonoscopia, estómago, hígado y vesícula.' },
  ),
  category(
    'urinary',
    { en: 'Kidneys & bladder', es: 'Riñones y vejiga' },
    { en: 'Kidney stones, bladder and prostate.', es: 'Piedras del riñón, vejiga y próstata.' },
  ),
  category(
    'skin',
    { en: 'Skin & allergies', es: 'Piel y alergias' },
    { en: 'Moles, warts, wounds and allergy tests.', es: 'Lunares, verrugas, heridas y pruebas de alergia.' },
  ),
  category(
    'senses',
    { en: 'Eyes, ears & teeth', es: 'Ojos, oídos, dientes' },
    { en: 'Eyes, hearing, nose, throat and teeth.', es: 'Ojos, audición, nariz, garganta y dientes.' },
  ),
  category(
    'nerves',
    { en: 'Brain & nerves', es: 'Cerebro y nervios' },
    { en: 'Nerve tests, headache and pain.', es: 'Pruebas de nervios, dolor de cabeza y otros dolores.' },
  ),
  category(
    'mental-health',
    { en: 'Mind & sleep', es: 'Salud mental y sueño' },
    { en: 'Talk therapy and sleep studies.', es: 'Psicoterapia y estudios del sueño.' },
  ),
  category(
    'cancer',
    { en: 'Cancer care', es: 'Atención del cáncer' },
    { en: 'Biopsies, chemotherapy and radiation.', es: 'Biopsias, quimioterapia y radioterapia.' },
  ),
  category(
    'treatments',
    { en: 'Infusions & shots', es: 'Sueros e inyecciones' },
    { en: 'Medicines and blood through a vein.', es: 'Medicinas y sangre por la vena.' },
  ),
  category(
    'surgery',
    { en: 'Surgery', es: 'Cirugía' },
    { en: 'Hernia, breast, thyroid and prostate.', es: 'Hernia, mama, tiroides y próstata.' },
  ),
  category(
    'stays',
    { en: 'Hospital stays', es: 'Hospitalizaciones' },
    { en: 'Stays for an illness, by its usual length.', es: 'Estancias por una enfermedad, con su duración habitual.' },
  ),
];
