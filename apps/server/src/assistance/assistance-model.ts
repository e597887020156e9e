import type { PaymentPlanRules } from '@portico/assistance';
import type { AssistancePolicy, Language } from '@portico/contract';
import type { FinancialAssistance } from '../platform/settings/financial-assistance.ts';

/** The policy of the settings as calls send it, in one language. */
export function assistanceModel(
  settings: FinancialAssistance,
  language: Language,
): NonNullable<AssistancePolicy['policy']> {
  const { policy, office } = settings;
  return {
    rules: {
      ...policy,
      tiers: [...policy.tiers],
      residence: policy.residence && { ...policy.residence, states: [...policy.residence.states] },
      generallyBilledBy: { ...policy.generallyBilledBy },
      programmes: settings.programmes.map(({ id, name, discountPercent }) => ({
        id,
        name: name[language],
        discount: discountPercent,
      })),
    },
    texts: {
      effective: settings.effective,
      applicationDays: settings.applicationDays,
      policyUrl: settings.policyUrl,
      applicationUrl: settings.applicationUrl,
      summaryUrl: settings.summaryUrl,
      area: settings.residence?.area?.[language] ?? '',
      household: settings.household?.[language] ?? '',
      income: settings.income?.[language] ?? '',
      exemptAssets: settings.assets?.exempt.map((each) => each[language]) ?? [],
      enclose: settings.enclose.map((each) => each[language]),
      office: {
        name: office.name[language],
        phone: office.phone,
        email: office.email ?? '',
        address: office.address,
      },
    },
  };
}

/** The rules for paying by the month as calls send them. */
export function plansModel({ leastMonthlyCents, terms, balances }: PaymentPlanRules): AssistancePolicy['plans'] {
  return { leastMonthlyCents, terms: [...terms], balances: [...balances] };
}
