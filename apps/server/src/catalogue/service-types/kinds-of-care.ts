import type { Words } from '@portico/contract';
import type { ServiceTypeCode } from '../service-type-codes.ts';

/** Under which benefits an insurer files a kind of care: the hospital's part, and the physician's. */
interface KindOfCare {
  readonly hospital: ServiceTypeCode;
  readonly physician: ServiceTypeCode;
  /** The kind as a patient would choose it. */
  readonly name: Words;
}

/** Both parts under one service type. */
const same = (code: ServiceTypeCode, en: string, es: string): KindOfCare => ({
  hospital: code,
  physician: code,
  name: { en, es },
});

const apart = (hospital: ServiceTypeCode, physician: ServiceTypeCode, en: string, es: string): KindOfCare => ({
  hospital,
  physician,
  name: { en, es },
});

/** The kinds of care that the tables of codes tell apart. */
export const kindsOfCare = {
  abortion: same('84', 'Abortion', 'Aborto'),
  acupuncture: same('64', 'Acupuncture', 'Acupuntura'),
  airAmbulance: same('57', 'Transport by air', 'Traslado por aire'),
  allergyTest: same('79', 'Allergy tests and shots', 'Pruebas e inyecciones para la alergia'),
  ambulance: same('59', 'Ambulance', 'Ambulancia'),
  anesthesia: same('7', 'Anesthesia', 'Anestesia'),
  blood: same('10', 'Blood and blood products', 'Sangre y sus derivados'),
  cardiacRehab: same('BG', 'Heart rehabilitation', 'Rehabilitación cardíaca'),
  chemotherapy: same('78', 'Cancer treatment with medicines', 'Tratamiento del cáncer con medicamentos'),
  chiropractic: same('33', 'Chiropractic care', 'Atención quiropráctica'),
  dental: same('35', 'Dental care', 'Atención dental'),
  diagnostic: same('73', 'Other diagnostic test', 'Otro estudio de diagnóstico'),
  dialysis: same('76', 'Dialysis', 'Diálisis'),
  emergency: same('86', 'Emergency room care', 'Atención de urgencia en la sala de emergencias'),
  equipment: same('12', 'Equipment or supplies that you buy', 'Equipo o materiales que usted compra'),
  equipmentRental: same('18', 'Equipment that you rent', 'Equipo que usted alquila'),
  familyPlanning: same('82', 'Birth control', 'Planificación familiar'),
  hearing: same('71', 'Hearing care', 'Atención de la audición'),
  homeHealth: same('42', 'Care at home by nurses or aides', 'Atención de enfermería o de auxiliares en su casa'),
  homeVisit: same('A3', "Doctor's visit at home", 'Visita del médico a su casa'),
  hospice: same('45', 'Hospice', 'Cuidados paliativos (hospicio)'),
  imaging: same('4', 'X-ray, ultrasound or mammogram', 'Radiografía, ultrasonido o mamografía'),
  immunization: same('80', 'Vaccine', 'Vacuna'),
  infertility: same('83', 'Fertility treatment', 'Tratamiento de fertilidad'),
  inhalation: same('72', 'Breathing treatment', 'Tratamiento respiratorio'),
  inpatientVisit: apart(
    '48',
    '99',
    "Doctor's visit during a hospital stay",
    'Visita del médico durante la hospitalización',
  ),
  laboratory: same('5', 'Laboratory test', 'Análisis de laboratorio'),
  maternity: same('69', 'Pregnancy and birth', 'Embarazo y parto'),
  medicalStay: apart('48', '99', 'Hospital stay without an operation', 'Hospitalización sin operación'),
  mentalHealth: same('MH', 'Mental health care', 'Atención de salud mental'),
  mentalHealthStay: same('A7', 'Hospital stay for mental health', 'Hospitalización por salud mental'),
  newborn: same('65', 'Care of a newborn', 'Atención del recién nacido'),
  occupationalTherapy: same('AD', 'Occupational therapy', 'Terapia ocupacional'),
  office: apart('50', '98', 'Office or clinic visit', 'Consulta médica'),
  pharmacy: same('88', 'Medicine from a pharmacy', 'Medicamento de la farmacia'),
  physical: apart('50', '81', 'Routine checkup', 'Chequeo de rutina'),
  physicalTherapy: same('PT', 'Physical therapy', 'Fisioterapia'),
  prosthetics: same('75', 'Artificial limb, implant or brace', 'Prótesis, implante u ortesis'),
  pulmonaryRehab: same('BF', 'Lung rehabilitation', 'Rehabilitación pulmonar'),
  radiation: same('6', 'Radiation treatment', 'Radioterapia'),
  rehabStay: same('AB', 'Stay for rehabilitation', 'Hospitalización para rehabilitación'),
  scan: same('62', 'MRI or CT scan', 'Resonancia magnética o tomografía'),
  skilledNursing: same('AG', 'Care in a nursing facility', 'Atención en un centro de enfermería'),
  smoking: same('67', 'Help to stop smoking', 'Ayuda para dejar de fumar'),
  speechTherapy: same('AF', 'Speech therapy', 'Terapia del habla'),
  stay: apart('48', '2', 'Hospital stay with an operation', 'Hospitalización con operación'),
  substanceUse: same('AI', 'Care for alcohol or drug use', 'Atención por consumo de alcohol o drogas'),
  surgery: apart('50', '2', 'Surgery or a procedure', 'Cirugía o procedimiento'),
  transplant: same('70', 'Transplant', 'Trasplante'),
  transport: same('56', 'Ride to medical care', 'Transporte a la atención médica'),
  treatment: apart(
    '50',
    '50',
    'Treatment at the hospital without a stay',
    'Tratamiento en el hospital sin internación',
  ),
  urgentCare: same('UC', 'Urgent care', 'Atención inmediata (urgent care)'),
  vision: same('AL', 'Routine vision care and glasses', 'Atención de la vista y lentes'),
  wellBaby: apart('50', '68', 'Checkup of a baby', 'Chequeo del bebé'),
} as const satisfies Record<string, KindOfCare>;

export type KindOfCareId = keyof typeof kindsOfCare;
