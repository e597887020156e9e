import type { PaymentPlanRules } from '@portico/assistance';
import { type AssistancePolicy, type Language, textOf } from '@portico/contract';
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
        name: textOf(name, language),
        discount: discountPercent,
      })),
    },
    texts: {
      effective: settings.effective,
      applicationDays: settings.applicationDays,
      policyUrl: settings.policyUrl,
      applicationUrl: settings.applicationUrl,
      summaryUrl: settings.summaryUrl,
      area: textOf(settings.residence?.area, language) ?? '',
      household: textOf(settings.household, language) ?? '',
      income: textOf(settings.income, language) ?? '',
      exemptAssets: settings.assets?.exempt.map((each) => textOf(each, language)) ?? [],
      enclose: settings.enclose.map((each) => textOf(each, language)),
      office: {
        name: textOf(office.name, language),
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
