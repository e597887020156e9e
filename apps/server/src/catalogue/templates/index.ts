import { withCrosswalks } from '../crosswalks/with-crosswalks.ts';
import type { ServiceTemplate } from '../types.ts';
import { boneAndJointTemplates } from './bones-and-joints.ts';
import { digestiveTemplates } from './digestive.ts';
import { heartTemplates } from './heart.ts';
import { scanTemplates } from './imaging-scans.ts';
import { xRayAndUltrasoundTemplates } from './imaging-x-ray-ultrasound.ts';
import { labTemplates } from './lab.ts';
import { mentalHealthAndSleepTemplates } from './mental-health-and-sleep.ts';
import { officeVisitTemplates } from './office-visits.ts';
import { pregnancyTemplates } from './pregnancy.ts';
import { preventionTemplates } from './prevention.ts';
import { sensesTemplates } from './senses.ts';
import { surgeryTemplates } from './surgery.ts';

/** In the order in which a category lists them. */
const written: readonly ServiceTemplate[] = [
  ...officeVisitTemplates,
  ...preventionTemplates,
  ...scanTemplates,
  ...xRayAndUltrasoundTemplates,
  ...labTemplates,
  ...pregnancyTemplates,
  ...boneAndJointTemplates,
  ...heartTemplates,
  ...digestiveTemplates,
  ...sensesTemplates,
  ...surgeryTemplates,
  ...mentalHealthAndSleepTemplates,
];

/** Every service of the catalogue, with the other codes under which price files may have its parts. */
export const serviceTemplates: readonly ServiceTemplate[] = written.map(withCrosswalks);
