import { daySurgery, hospitalTest, officeVisit, outpatientProcedure, readTest } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('senses');
const eye = 'ophthalmology';
const ear = 'otolaryngology';

/** Eyes: exams, pictures, treatment. Ears: tests. Nose and throat: looks and operations. Teeth, where hospitals bill them. */
export const eyeEarNoseAndToothTemplates: readonly ServiceTemplate[] = [
  service('eye-exam-new', officeVisit('92004', 'office', { en: 'Your eye exam', es: 'Su examen de la vista' }), {
    specialty: eye,
    name: { en: 'First eye exam', es: 'Primer examen de los ojos' },
    description: {
      en: 'A full exam of both eyes with a doctor you have not seen before.',
      es: 'Un examen completo de los dos ojos con un médico que usted no conocía.',
    },
    synonyms: {
      en: 'eye doctor, vision exam, ophthalmologist, optometrist, eye pressure test, glaucoma check, blurry vision, dry eyes',
      es: 'oftalmólogo, oculista, examen de la vista, presión del ojo, vista borrosa, ojo seco, examen de glaucoma',
    },
  }),
  service('eye-exam', officeVisit('92014', 'office', { en: 'Your eye exam', es: 'Su examen de la vista' }), {
    specialty: eye,
    name: { en: 'Yearly eye exam with your doctor', es: 'Examen anual de los ojos con su médico' },
    description: {
      en: 'A full exam of both eyes with a doctor who knows you, for example with diabetes.',
      es: 'Un examen completo de los dos ojos con un médico que ya le conoce, por ejemplo, si tiene diabetes.',
    },
    synonyms: {
      en: 'eye doctor, vision exam, diabetic eye exam, eye pressure test, glaucoma check, blurry vision, dry eyes',
      es: 'oftalmólogo, oculista, ojo diabético, presión del ojo, vista borrosa, ojo seco, examen de glaucoma',
    },
  }),
  service('glasses-test', hospitalTest({ en: 'Measuring for glasses', es: 'Medición para lentes' }, '92015', 'AL'), {
    name: { en: 'Eye test for glasses', es: 'Examen para lentes' },
    description: {
      en: 'Finds which glasses you need.',
      es: 'Muestra qué lentes necesita.',
    },
    synonyms: { en: 'refraction, prescription glasses, vision test', es: 'anteojos, gafas, graduación' },
  }),
  service('retina-picture', readTest({ en: 'Picture of the retina', es: 'Imagen de la retina' }, '92134'), {
    name: { en: 'Scan of the back of the eye', es: 'Tomografía del fondo del ojo' },
    description: {
      en: 'Light shows the layers of the retina.',
      es: 'Una luz muestra las capas de la retina.',
    },
    synonyms: { en: 'OCT, retina scan, macular degeneration', es: 'OCT, retina, mácula' },
  }),
  service('eye-nerve-picture', readTest({ en: 'Picture of the eye nerve', es: 'Imagen del nervio del ojo' }, '92133'), {
    name: { en: 'Scan of the eye nerve', es: 'Tomografía del nervio del ojo' },
    description: {
      en: 'Light shows whether glaucoma has hurt the nerve of the eye.',
      es: 'Una luz muestra si el glaucoma ha dañado el nervio del ojo.',
    },
    synonyms: { en: 'OCT, glaucoma test, optic nerve', es: 'OCT, glaucoma, nervio óptico' },
  }),
  service('field-of-sight', readTest({ en: 'Test of the field of sight', es: 'Prueba del campo visual' }, '92083'), {
    name: { en: 'Test of the field of sight', es: 'Prueba del campo visual' },
    description: {
      en: 'You press a button when you see a light at the side.',
      es: 'Usted aprieta un botón cuando ve una luz a un lado.',
    },
    synonyms: { en: 'visual field test, glaucoma test', es: 'campimetría, glaucoma' },
  }),
  service('eye-injection', outpatientProcedure('67028'), {
    specialty: eye,
    name: { en: 'Shot into the eye', es: 'Inyección en el ojo' },
    description: {
      en: 'Medicine against a disease of the retina. The medicine is billed besides.',
      es: 'Un medicamento contra una enfermedad de la retina. El medicamento se cobra aparte.',
    },
    synonyms: { en: 'macular degeneration, avastin eye, intravitreal', es: 'degeneración macular, retina' },
  }),
  service('glaucoma-laser', outpatientProcedure('65855'), {
    specialty: eye,
    name: { en: 'Laser for glaucoma', es: 'Láser para el glaucoma' },
    description: {
      en: 'A laser lowers the pressure in the eye.',
      es: 'Un láser baja la presión del ojo.',
    },
    synonyms: { en: 'SLT, eye pressure, glaucoma surgery', es: 'trabeculoplastia, presión del ojo' },
  }),
  service('iris-laser', outpatientProcedure('66761'), {
    specialty: eye,
    name: { en: 'Laser opening of the iris', es: 'Abertura del iris con láser' },
    description: {
      en: 'A laser makes a tiny hole, so that fluid can drain.',
      es: 'Un láser hace un agujero diminuto para que salga el líquido.',
    },
    synonyms: { en: 'iridotomy, angle closure glaucoma', es: 'iridotomía, glaucoma' },
  }),
  service('retina-laser', outpatientProcedure('67145'), {
    specialty: eye,
    name: { en: 'Laser for a tear in the retina', es: 'Láser para un desgarro de la retina' },
    description: {
      en: 'A laser seals the tear before the retina comes off.',
      es: 'Un láser sella el desgarro antes de que se desprenda la retina.',
    },
    synonyms: { en: 'retinal tear, flashes and floaters', es: 'desgarro de retina, destellos' },
  }),
  service('cataract-surgery-difficult', daySurgery('66982', { anesthesia: '00142' }), {
    specialty: eye,
    name: { en: 'Difficult cataract surgery, one eye', es: 'Cirugía de catarata difícil, un ojo' },
    description: {
      en: 'Cataract surgery that needs more tools than usual.',
      es: 'Una cirugía de catarata que requiere más instrumentos de lo normal.',
    },
    synonyms: { en: 'complex cataract, lens replacement', es: 'catarata compleja, lente nuevo' },
  }),
  service('eyelid-surgery', daySurgery('15823', { anesthesia: '00103' }), {
    specialty: eye,
    name: { en: 'Drooping upper eyelid lifted', es: 'Cirugía del párpado caído' },
    description: {
      en: 'A surgeon takes away skin that hangs over the eye.',
      es: 'El cirujano quita la piel que cuelga sobre el ojo.',
    },
    synonyms: { en: 'blepharoplasty, droopy eyelid, eyelid lift', es: 'blefaroplastia, párpados caídos' },
  }),
  service('eye-speck', outpatientProcedure('65222'), {
    name: { en: 'Speck taken out of the eye', es: 'Extracción de un cuerpo extraño del ojo' },
    description: {
      en: 'A doctor takes something small off the eye.',
      es: 'El médico saca algo pequeño del ojo.',
    },
    synonyms: {
      en: 'something in my eye, foreign body, metal in eye, pesticide in eye, chemical in eye, scratched eye, eye injury',
      es: 'basura en el ojo, algo en el ojo, me entró algo en el ojo, tierra en el ojo, químico en el ojo, pesticida en el ojo',
    },
  }),
  service('hearing-test', hospitalTest({ en: 'Hearing test', es: 'Prueba de audición' }, '92557', '71'), {
    name: { en: 'Hearing test', es: 'Prueba de audición' },
    description: {
      en: 'You press a button when you hear a tone, and repeat words.',
      es: 'Usted aprieta un botón cuando oye un tono y repite palabras.',
    },
    synonyms: {
      en: 'audiogram, audiology, hearing exam, hearing loss',
      es: 'audiometría, audiología, examen del oído, sordera',
    },
  }),
  service('eardrum-test', hospitalTest({ en: 'Test of the eardrum', es: 'Prueba del tímpano' }, '92567', '71'), {
    name: { en: 'Test of how the eardrum moves', es: 'Prueba del movimiento del tímpano' },
    description: {
      en: 'A little air in the ear shows whether there is fluid behind the eardrum.',
      es: 'Un poco de aire en el oído muestra si hay líquido detrás del tímpano.',
    },
    synonyms: { en: 'tympanometry, fluid in ear', es: 'timpanometría, líquido en el oído' },
  }),
  service('balance-test', readTest({ en: 'Balance test', es: 'Prueba del equilibrio' }, '92540'), {
    name: { en: 'Test for dizziness', es: 'Prueba de mareos' },
    description: {
      en: 'Your eyes are watched while you follow lights and move your head.',
      es: 'Se observan sus ojos mientras sigue luces y mueve la cabeza.',
    },
    synonyms: { en: 'vertigo test, balance test, VNG', es: 'vértigo, equilibrio, mareo' },
  }),
  service('ear-wax', outpatientProcedure('69210'), {
    name: { en: 'Ear wax taken out', es: 'Extracción de cera del oído' },
    description: {
      en: 'A doctor takes hard wax out of the ear.',
      es: 'El médico saca la cera dura del oído.',
    },
    synonyms: { en: 'ear cleaning, plugged ear, cerumen', es: 'lavado de oído, oído tapado, cerumen' },
  }),
  service('nose-camera', outpatientProcedure('31231'), {
    specialty: ear,
    name: { en: 'Camera exam of the nose', es: 'Examen de la nariz con cámara' },
    description: {
      en: 'A doctor looks into the nose and sinuses with a thin camera.',
      es: 'El médico mira dentro de la nariz y los senos con una cámara delgada.',
    },
    synonyms: { en: 'nasal endoscopy, sinus scope', es: 'endoscopia nasal, sinusitis' },
  }),
  service('voice-camera', outpatientProcedure('31575'), {
    specialty: ear,
    name: { en: 'Camera exam of the voice box', es: 'Examen de la laringe con cámara' },
    description: {
      en: 'A doctor looks at the vocal cords through the nose.',
      es: 'El médico mira las cuerdas vocales a través de la nariz.',
    },
    synonyms: { en: 'laryngoscopy, hoarse voice, throat scope', es: 'laringoscopia, ronquera' },
  }),
  service('nosebleed', outpatientProcedure('30901'), {
    name: { en: 'Nosebleed stopped', es: 'Control de un sangrado de nariz' },
    description: {
      en: 'A doctor closes a vessel or packs the nose.',
      es: 'El médico cierra un vaso o tapona la nariz.',
    },
    synonyms: { en: 'nose bleed, cautery, nasal packing', es: 'hemorragia nasal, sangra la nariz' },
  }),
  service('nose-wall', daySurgery('30520', { anesthesia: '00160' }), {
    specialty: ear,
    name: { en: 'Wall of the nose straightened', es: 'Corrección del tabique de la nariz' },
    description: {
      en: 'A surgeon straightens the wall inside the nose, so that you breathe better.',
      es: 'El cirujano endereza el tabique para que respire mejor.',
    },
    synonyms: { en: 'septoplasty, deviated septum, blocked nose', es: 'tabique desviado, septoplastia' },
  }),
  service('sinus-surgery', daySurgery('31255', { anesthesia: '00160' }), {
    specialty: ear,
    name: { en: 'Sinus surgery', es: 'Cirugía de los senos paranasales' },
    description: {
      en: 'A surgeon opens the sinuses with a camera, so that they can drain.',
      es: 'El cirujano abre los senos con una cámara para que puedan drenar.',
    },
    synonyms: {
      en: 'FESS, sinusitis, nasal polyps, balloon sinuplasty',
      es: 'sinusitis, pólipos nasales, sinuplastia con balón',
    },
  }),
  service('tonsils-adult', daySurgery('42826', { anesthesia: '00170' }), {
    specialty: ear,
    name: { en: 'Tonsils out, age 12 and up', es: 'Extirpación de amígdalas, desde los 12 años' },
    description: {
      en: 'A surgeon removes the tonsils of a teen or adult.',
      es: 'El cirujano extirpa las amígdalas de un adolescente o adulto.',
    },
    synonyms: { en: 'tonsillectomy, tonsil surgery', es: 'operación de anginas, amigdalectomía' },
  }),
  service('adenoids', daySurgery('42830', { anesthesia: '00170' }), {
    specialty: ear,
    name: { en: 'Adenoids out, child under 12', es: 'Extirpación de adenoides, menores de 12 años' },
    description: {
      en: 'A surgeon removes the adenoids behind the nose of a child.',
      es: 'El cirujano extirpa las adenoides detrás de la nariz de un niño.',
    },
    synonyms: { en: 'adenoidectomy, snoring child', es: 'adenoides, carnosidades, niño que ronca' },
  }),
  service('tongue-tie', outpatientProcedure('41010'), {
    name: { en: 'Tongue-tie released', es: 'Corte del frenillo de la lengua' },
    description: {
      en: 'A doctor cuts the small band under the tongue, often of a baby.',
      es: 'El médico corta la banda pequeña bajo la lengua, a menudo de un bebé.',
    },
    synonyms: { en: 'frenectomy, tongue tie baby', es: 'frenillo, frenectomía, lengua pegada' },
  }),
  service('dental-surgery', daySurgery('41899', { hospitalAlternates: ['G0330'], anesthesia: '00170' }), {
    name: { en: 'Dental work under anesthesia in the hospital', es: 'Trabajo dental con anestesia en el hospital' },
    description: {
      en: 'Teeth are treated while a child or adult sleeps, in an operating room.',
      es: 'Se tratan los dientes mientras un niño o adulto duerme, en un quirófano.',
    },
    synonyms: {
      en: 'dental surgery, cavities, teeth pulled, sedation dentistry',
      es: 'dentista, caries, muelas, sacar dientes',
    },
  }),
];
