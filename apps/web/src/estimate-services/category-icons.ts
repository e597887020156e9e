import {
  Apple,
  Baby,
  Bandage,
  Bone,
  Brain,
  ClipboardPlus,
  Eye,
  FlaskConical,
  HeartPulse,
  ScanLine,
  ShieldCheck,
  Star,
  Stethoscope,
  type LucideIcon,
} from 'lucide-react';

/** The picture of each imageClass, which the server chooses by keywords of the category's name (spec §2). */
const icons: Readonly<Record<string, LucideIcon>> = {
  common: Star,
  visit: Stethoscope,
  prevention: ShieldCheck,
  imaging: ScanLine,
  lab: FlaskConical,
  birth: Baby,
  bones: Bone,
  heart: HeartPulse,
  digestive: Apple,
  senses: Eye,
  mind: Brain,
  surgery: Bandage,
};

/** A class that is not known gets a picture too. */
export function iconOf(imageClass: string): LucideIcon {
  return icons[imageClass] ?? ClipboardPlus;
}
