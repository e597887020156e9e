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

/** The picture of each imageClass. The server chooses the class by keywords of the category's name (spec §2). */
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

/** An unknown class gets a picture too. */
export function iconOf(imageClass: string): LucideIcon {
  return icons[imageClass] ?? ClipboardPlus;
}
