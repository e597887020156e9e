import type { InsurerNote } from '@portico/contract';
import type { NamedProvider } from '@portico/x12';
import type { HealthSystemProvider } from '../../platform/settings/health-system.ts';
import { toldOf } from '../figures/reached-limits.ts';
import type { NotedEstimate } from './noted-estimate.ts';

/**
 * Whether the doctor who was chosen is in the plan's network, as far as the insurer says so of that NPI (loop 2120), and whom it has as
 * the primary care doctor. That the site has an agreed price says nothing of a doctor, who can bill apart from it.
 */
export function doctorNotes({ view: { insurance, provider }, plan, messages }: NotedEstimate): InsurerNote[] {
  const notices = insurance === null ? undefined : toldOf(insurance)?.notices;
  if (notices === undefined) return [];
  const { insurerNotes: words } = messages;
  const doctors = new Set(notices.providers.filter(({ role }) => role === 'primaryCare').map(nameOf));
  const primaryCare = [...doctors].map((name): InsurerNote => ({
    Kind: 'primaryCare',
    Title: words.title.primaryCare,
    Texts: [words.primaryCare(name)],
  }));
  if (provider === null || plan.outOfNetwork) return primaryCare;
  const Kind = networkOf(provider.npi, notices.providers);
  return [{ Kind, Title: words.title[Kind], Texts: [words[Kind](provider.name)] }, ...primaryCare];
}

/** Whether the insurer says of some of these providers that they are in its network, or out of it: then which one it is makes a difference. */
export function doesProviderMatter(
  providers: readonly HealthSystemProvider[],
  insurance: NotedEstimate['view']['insurance'],
): boolean {
  const named = (insurance === null ? undefined : toldOf(insurance)?.notices)?.providers ?? [];
  return providers.length > 1 && providers.some(({ npi }) => networkOf(npi, named) !== 'doctorUnsaid');
}

function networkOf(
  npi: string | undefined,
  providers: readonly NamedProvider[],
): 'doctorInNetwork' | 'doctorOutOfNetwork' | 'doctorUnsaid' {
  const said = new Set(providers.flatMap((each) => (npi !== undefined && each.npi === npi ? [each.isInNetwork] : [])));
  // Rows of both networks can name one doctor: then it is not told which is meant.
  if (said.has(true) === said.has(false)) return 'doctorUnsaid';
  return said.has(true) ? 'doctorInNetwork' : 'doctorOutOfNetwork';
}

function nameOf({ firstName, name }: NamedProvider): string {
  return firstName === null ? name : `${firstName} ${name}`;
}
