import { withCrosswalks } from '../crosswalks/with-crosswalks.ts';
import type { ServiceTemplate } from '../types.ts';
import { adviceTemplates } from './advice-and-child-checks.ts';
import { bladderTemplates } from './bladder-tests-and-operations.ts';
import { boneAndJointTemplates } from './bones-and-joints.ts';
import { boneProcedureTemplates } from './bones-procedures.ts';
import { brainAndNerveTemplates } from './brain-and-nerves.ts';
import { breathingTestTemplates } from './breathing-tests.ts';
import { cancerTemplates } from './cancer.ts';
import { dangerAndHomeCareTemplates } from './danger-and-home-care.ts';
import { digestiveTemplates } from './digestive.ts';
import { digestiveOperationTemplates } from './digestive-operations.ts';
import { earAndNoseTemplates } from './ears-and-nose.ts';
import { emergencyTemplates } from './emergency.ts';
import { eyeCareTemplates } from './eye-care.ts';
import { eyeEarNoseAndToothTemplates } from './eyes-ears-nose-and-teeth.ts';
import { fractureAndFootTemplates } from './fractures-and-feet.ts';
import { heartTemplates } from './heart.ts';
import { heartAndVesselTemplates } from './heart-and-vessels.ts';
import { heartDeviceAndVesselTemplates } from './heart-devices-and-vessels.ts';
import { ctTemplates } from './imaging-ct.ts';
import { mriTemplates } from './imaging-mri.ts';
import { nuclearScanTemplates } from './imaging-nuclear.ts';
import { kidneyAndBladderTemplates } from './kidneys-and-bladder.ts';
import { labTemplates } from './lab.ts';
import { bloodTestTemplates } from './lab-blood.ts';
import { defenseTestTemplates } from './lab-defenses.ts';
import { germTestTemplates } from './lab-germs.ts';
import { hormoneAndUrineTestTemplates } from './lab-hormones-and-urine.ts';
import { infectionTestTemplates } from './lab-infections.ts';
import { organAndLevelTestTemplates } from './lab-organs-and-levels.ts';
import { lungTemplates } from './lungs.ts';
import { givenMedicineTemplates } from './medicines-given.ts';
import { mentalHealthAndSleepTemplates } from './mental-health-and-sleep.ts';
import { mentalHealthCareTemplates } from './mental-health-care.ts';
import { mindAndAddictionTemplates } from './mind-and-addiction.ts';
import { officeVisitTemplates } from './office-visits.ts';
import { pregnancyTemplates } from './pregnancy.ts';
import { pregnancyCareTemplates } from './pregnancy-care.ts';
import { pregnancyProcedureTemplates } from './pregnancy-procedures.ts';
import { preventionTemplates } from './prevention.ts';
import { screeningTemplates } from './prevention-screening.ts';
import { sensesTemplates } from './senses.ts';
import { skinAndWoundTemplates } from './skin-and-wounds.ts';
import { specialistVisitTemplates } from './specialist-visits.ts';
import { stayTemplates } from './stays.ts';
import { stomachAndBowelTemplates } from './stomach-and-bowel.ts';
import { surgeryTemplates } from './surgery.ts';
import { generalSurgeryTemplates } from './surgery-general.ts';
import { toothTemplates } from './teeth.ts';
import { therapyTemplates } from './therapy.ts';
import { treatmentTemplates } from './treatments.ts';
import { ultrasoundTemplates } from './ultrasound-and-mammograms.ts';
import { vaccineTemplates } from './vaccines.ts';
import { furtherVaccineTemplates } from './vaccines-by-need.ts';
import { wombAndFertilityTemplates } from './womb-and-fertility.ts';
import { womensHealthTemplates } from './womens-health.ts';
import { bodyXRayTemplates } from './x-rays-body.ts';
import { limbXRayTemplates } from './x-rays-limbs.ts';

/** In the order in which a category lists them. */
const written: readonly ServiceTemplate[] = [
  ...officeVisitTemplates,
  ...specialistVisitTemplates,
  ...emergencyTemplates,
  ...dangerAndHomeCareTemplates,
  ...preventionTemplates,
  ...screeningTemplates,
  ...adviceTemplates,
  ...vaccineTemplates,
  ...furtherVaccineTemplates,
  ...labTemplates,
  ...bloodTestTemplates,
  ...hormoneAndUrineTestTemplates,
  ...organAndLevelTestTemplates,
  ...defenseTestTemplates,
  ...infectionTestTemplates,
  ...germTestTemplates,
  ...bodyXRayTemplates,
  ...limbXRayTemplates,
  ...ultrasoundTemplates,
  ...mriTemplates,
  ...ctTemplates,
  ...nuclearScanTemplates,
  ...pregnancyTemplates,
  ...pregnancyCareTemplates,
  ...pregnancyProcedureTemplates,
  ...womensHealthTemplates,
  ...wombAndFertilityTemplates,
  ...boneAndJointTemplates,
  ...boneProcedureTemplates,
  ...fractureAndFootTemplates,
  ...therapyTemplates,
  ...heartTemplates,
  ...heartAndVesselTemplates,
  ...heartDeviceAndVesselTemplates,
  ...lungTemplates,
  ...breathingTestTemplates,
  ...digestiveTemplates,
  ...stomachAndBowelTemplates,
  ...digestiveOperationTemplates,
  ...kidneyAndBladderTemplates,
  ...bladderTemplates,
  ...skinAndWoundTemplates,
  ...sensesTemplates,
  ...eyeEarNoseAndToothTemplates,
  ...eyeCareTemplates,
  ...earAndNoseTemplates,
  ...toothTemplates,
  ...brainAndNerveTemplates,
  ...mentalHealthAndSleepTemplates,
  ...mentalHealthCareTemplates,
  ...mindAndAddictionTemplates,
  ...cancerTemplates,
  ...treatmentTemplates,
  ...givenMedicineTemplates,
  ...surgeryTemplates,
  ...generalSurgeryTemplates,
  ...stayTemplates,
];

/** Every service of the catalogue, with the other codes under which price files may have its parts. */
export const serviceTemplates: readonly ServiceTemplate[] = written.map(withCrosswalks);
