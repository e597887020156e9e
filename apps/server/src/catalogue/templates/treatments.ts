import type { Words } from '@portico/contract';
import { outpatientProcedure, shot, treatment } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('treatments');
const infusion: Words = { en: 'Infusion, first hour', es: 'Infusión, primera hora' };
const medicine: Words = { en: 'The medicine', es: 'El medicamento' };

/** Infusions, shots, blood, and lines for medicines. */
export const treatmentTemplates: readonly ServiceTemplate[] = [
  service('fluids', treatment({ en: 'Fluids, first hour', es: 'Suero, primera hora' }, '96360', '50'), {
    name: { en: 'IV fluids, first hour', es: 'Suero por la vena, primera hora' },
    description: {
      en: 'Fluid through a vein when you have lost too much water.',
      es: 'Líquido por la vena cuando ha perdido demasiada agua.',
    },
    synonyms: {
      en: 'IV drip, dehydration, hydration, saline, heat stroke, dehydrated, IV fluids',
      es: 'suero, deshidratación, hidratación, suero por deshidratación, golpe de calor, hidratación por la vena',
    },
  }),
  service('infusion', treatment(infusion, '96365', '50'), {
    name: { en: 'Medicine through a vein, first hour', es: 'Medicina por la vena, primera hora' },
    description: {
      en: 'An infusion of a medicine such as an antibiotic. The medicine is billed besides.',
      es: 'Una infusión de una medicina, como un antibiótico. La medicina se cobra aparte.',
    },
    synonyms: {
      en: 'IV infusion, IV antibiotics, IV therapy',
      es: 'infusión, antibiótico por la vena, vía intravenosa',
    },
  }),
  service('infusion-push', treatment({ en: 'Giving the medicine', es: 'Aplicación de la medicina' }, '96374', '50'), {
    name: { en: 'Quick medicine into a vein', es: 'Medicina rápida por la vena' },
    description: {
      en: 'A medicine is given into a vein within minutes. The medicine is billed besides.',
      es: 'Una medicina se da por la vena en minutos. La medicina se cobra aparte.',
    },
    synonyms: { en: 'IV push, IV injection', es: 'inyección intravenosa' },
  }),
  service('shot', treatment({ en: 'Giving the shot', es: 'Aplicación de la inyección' }, '96372', '50'), {
    name: { en: 'Shot of a medicine', es: 'Inyección de un medicamento' },
    description: {
      en: 'A shot into a muscle or under the skin. The medicine is billed besides.',
      es: 'Una inyección en el músculo o bajo la piel. El medicamento se cobra aparte.',
    },
    synonyms: {
      en: 'injection, IM shot, penicillin shot, shot in the butt',
      es: 'inyección intramuscular, penicilina, inyección en la nalga, inyección en el glúteo',
    },
  }),
  service('shot-b12', shot({ name: medicine, code: 'J3420' }), {
    name: { en: 'Vitamin B12 shot', es: 'Inyección de vitamina B12' },
    description: { en: 'A shot of vitamin B12.', es: 'Una inyección de vitamina B12.' },
    synonyms: { en: 'B12 injection, cobalamin', es: 'B12, cobalamina' },
  }),
  service('shot-steroid', shot({ name: medicine, code: 'J3301', units: 4 }), {
    name: { en: 'Steroid shot', es: 'Inyección de esteroide' },
    description: {
      en: 'A shot against strong inflammation or allergy.',
      es: 'Una inyección contra la inflamación o la alergia fuerte.',
    },
    synonyms: {
      en: 'cortisone shot, kenalog, triamcinolone, steroid shot in the butt, steroid shot in the hip',
      es: 'cortisona, triamcinolona, inyección de cortisona en la nalga',
    },
  }),
  service('shot-antibiotic', shot({ name: medicine, code: 'J0696', units: 4 }), {
    name: { en: 'Antibiotic shot', es: 'Inyección de antibiótico' },
    description: {
      en: 'One shot of an antibiotic.',
      es: 'Una inyección de un antibiótico.',
    },
    synonyms: { en: 'rocephin, ceftriaxone, gonorrhea treatment', es: 'ceftriaxona, rocephin' },
  }),
  service(
    'iron-infusion',
    treatment(infusion, '96365', '50', {
      supply: { name: { en: 'The iron', es: 'El hierro' }, code: 'J1756', units: 200 },
    }),
    {
      name: { en: 'Iron infusion', es: 'Infusión de hierro' },
      description: {
        en: 'Iron through a vein when pills are not enough.',
        es: 'Hierro por la vena cuando no bastan las pastillas.',
      },
      synonyms: { en: 'IV iron, venofer, anemia treatment', es: 'hierro por la vena, venofer, anemia' },
    },
  ),
  service(
    'bone-infusion',
    treatment(infusion, '96365', '50', { supply: { name: medicine, code: 'J3489', units: 5 } }),
    {
      name: { en: 'Infusion for weak bones, once a year', es: 'Infusión para huesos débiles, una vez al año' },
      description: {
        en: 'A medicine through a vein that makes bones stronger.',
        es: 'Una medicina por la vena que fortalece los huesos.',
      },
      synonyms: { en: 'reclast, zoledronic acid, osteoporosis', es: 'reclast, ácido zoledrónico, osteoporosis' },
    },
  ),
  service(
    'infliximab',
    treatment({ en: 'Infusion, first hour', es: 'Infusión, primera hora' }, '96413', '78', {
      further: { name: { en: 'Infusion, second hour', es: 'Infusión, segunda hora' }, code: '96415' },
      supply: { name: medicine, code: 'Q5103', units: 40, alternates: ['J1745'] },
    }),
    {
      name: { en: 'Infliximab infusion, 400 mg in two hours', es: 'Infusión de infliximab, 400 mg en dos horas' },
      description: {
        en: 'A medicine through a vein for Crohn’s disease or arthritis.',
        es: 'Una medicina por la vena para la enfermedad de Crohn o la artritis.',
      },
      synonyms: { en: 'remicade, inflectra, biologic, crohn', es: 'remicade, biológico, Crohn' },
    },
  ),
  service(
    'blood-transfusion',
    treatment({ en: 'Giving the blood', es: 'Aplicación de la sangre' }, '36430', '50', {
      supply: {
        name: { en: 'One unit of red blood cells', es: 'Una unidad de glóbulos rojos' },
        code: 'P9016',
        serviceType: '10',
      },
    }),
    {
      name: { en: 'Blood transfusion, one unit', es: 'Transfusión de sangre, una unidad' },
      description: {
        en: 'Blood of a donor is given through a vein.',
        es: 'Se da por la vena sangre de un donante.',
      },
      synonyms: { en: 'transfusion, red cells, anemia treatment', es: 'transfusión, glóbulos rojos, anemia' },
    },
  ),
  service(
    'pressure-oxygen',
    treatment({ en: 'Oxygen under pressure, 30 minutes', es: 'Oxígeno a presión, 30 minutos' }, 'G0277', '50', {
      units: 4,
    }),
    {
      name: { en: 'Oxygen chamber, two hours', es: 'Cámara de oxígeno, dos horas' },
      description: {
        en: 'You breathe pure oxygen under pressure, so that wounds heal.',
        es: 'Usted respira oxígeno puro a presión para que sanen las heridas.',
      },
      synonyms: { en: 'hyperbaric, wound healing', es: 'hiperbárica, heridas' },
    },
  ),
  service('long-line', outpatientProcedure('36573', { alternates: ['36569'] }), {
    name: { en: 'Long line in the arm (PICC)', es: 'Catéter largo en el brazo (PICC)' },
    description: {
      en: 'A thin tube from the arm to the heart for weeks of infusions.',
      es: 'Un tubo fino del brazo al corazón para semanas de infusiones.',
    },
    synonyms: {
      en: 'PICC line, IV line, PICC placement, PICC insertion',
      es: 'PICC, vía central, colocación de PICC, línea PICC, catéter PICC',
    },
  }),
  service('line-rinse', treatment({ en: 'Rinsing the line', es: 'Lavado del catéter' }, '96523', '78'), {
    name: { en: 'Port rinsed', es: 'Lavado del puerto' },
    description: {
      en: 'A nurse rinses a port or line, so that it stays open.',
      es: 'Una enfermera lava un puerto o catéter para que siga abierto.',
    },
    synonyms: { en: 'port flush, PICC flush', es: 'lavado de catéter, port' },
  }),
];
