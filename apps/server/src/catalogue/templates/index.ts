import { withCrosswalks } from '../crosswalks/with-crosswalks.ts';
import type { ServiceTemplate } from '../types.ts';
import { boneAndJointTemplates } from './bones-and-joints.ts';
import { boneProcedureTemplates } from './bones-procedures.ts';
import { brainAndNerveTemplates } from './brain-and-nerves.ts';
import { cancerTemplates } from './cancer.ts';
import { digestiveTemplates } from './digestive.ts';
import { emergencyTemplates } from './emergency.ts';
import { eyeEarNoseAndToothTemplates } from './eyes-ears-nose-and-teeth.ts';
import { heartTemplates } from './heart.ts';
import { heartAndVesselTemplates } from './heart-and-vessels.ts';
import { ctTemplates } from './imaging-ct.ts';
import { mriTemplates } from './imaging-mri.ts';
import { nuclearScanTemplates } from './imaging-nuclear.ts';
import { kidneyAndBladderTemplates } from './kidneys-and-bladder.ts';
import { labTemplates } from './lab.ts';
import { bloodTestTemplates } from './lab-blood.ts';
import { hormoneAndUrineTestTemplates } from './lab-hormones-and-urine.ts';
import { infectionTestTemplates } from './lab-infections.ts';
import { lungTemplates } from './lungs.ts';
import { mentalHealthAndSleepTemplates } from './mental-health-and-sleep.ts';
import { mentalHealthCareTemplates } from './mental-health-care.ts';
import { officeVisitTemplates } from './office-visits.ts';
import { pregnancyTemplates } from './pregnancy.ts';
import { pregnancyCareTemplates } from './pregnancy-care.ts';
import { preventionTemplates } from './prevention.ts';
import { screeningTemplates } from './prevention-screening.ts';
import { sensesTemplates } from './senses.ts';
import { skinAndWoundTemplates } from './skin-and-wounds.ts';
import { specialistVisitTemplates } from './specialist-visits.ts';
import { stayTemplates } from './stays.ts';
import { stomachAndBowelTemplates } from './stomach-and-bowel.ts';
import { surgeryTemplates } from './surgery.ts';
import { generalSurgeryTemplates } from './surgery-general.ts';
import { therapyTemplates } from './therapy.ts';
import { treatmentTemplates } from './treatments.ts';
import { ultrasoundTemplates } from './ultrasound-and-mammograms.ts';
import { vaccineTemplates } from './vaccines.ts';
import { womensHealthTemplates } from './womens-health.ts';
import { bodyXRayTemplates } from './x-rays-body.ts';
import { limbXRayTemplates } from './x-rays-limbs.ts';

/** In the order in which a category lists them. */
const written: readonly ServiceTemplate[] = [
  ...officeVisitTemplates,
  ...specialistVisitTemplates,
  ...emergencyTemplates,
  ...preventionTemplates,
  ...screeningTemplates,
  ...vaccineTemplates,
  ...labTemplates,
  ...bloodTestTemplates,
  ...hormoneAndUrineTestTemplates,
  ...infectionTestTemplates,
  ...bodyXRayTemplates,
  ...limbXRayTemplates,
  ...ultrasoundTemplates,
  ...mriTemplates,
  ...ctTemplates,
  ...nuclearScanTemplates,
  ...pregnancyTemplates,
  ...pregnancyCareTemplates,
  ...womensHealthTemplates,
  ...boneAndJointTemplates,
  ...boneProcedureTemplates,
  ...therapyTemplates,
  ...heartTemplates,
  ...heartAndVesselTemplates,
  ...lungTemplates,
  ...digestiveTemplates,
  ...stomachAndBowelTemplates,
  ...kidneyAndBladderTemplates,
  ...skinAndWoundTemplates,
  ...sensesTemplates,
  ...eyeEarNoseAndToothTemplates,
  ...brainAndNerveTemplates,
  ...mentalHealthAndSleepTemplates,
  ...mentalHealthCareTemplates,
  ...cancerTemplates,
  ...treatmentTemplates,
  ...surgeryTemplates,
  ...generalSurgeryTemplates,
  ...stayTemplates,
];

/** Every service of the catalogue, with the other codes under which price files may have its parts. */
export const serviceTemplates: readonly ServiceTemplate[] = written.map(withCrosswalks);
