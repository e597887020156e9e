import type { RecommendedGroup } from '../../catalogue/index.ts';
import type { PreventiveMessages } from './preventive-messages.ts';

const when: PreventiveMessages['when'] = {
  screening: { preventive: 'si es una prueba de detección', problem: 'si es para investigar un problema' },
  checkup: { preventive: 'si es su chequeo de rutina', problem: 'si es para investigar un problema' },
  vaccine: { preventive: 'si la vacuna se recomienda para usted', problem: 'si no lo es, por ejemplo, para un viaje' },
  service: { preventive: 'si es para prevenir enfermedades', problem: 'si es para tratar un problema' },
};

const ownRules = 'El monto que ve aquí sale de los beneficios que conocemos.';

export const preventiveEs: PreventiveMessages = {
  when,
  ifProblem: (care, amount) => `${amount} ${when[care].problem}`,
  title: {
    paidInFull: 'La mayoría de los planes paga esta atención por completo',
    maybePaidInFull: 'Puede ser atención preventiva, que la mayoría de los planes paga por completo',
    insurerCharges: 'Su aseguradora indica lo que cobra por esta atención preventiva',
    insurerExcludes: 'Su aseguradora indica que no cubre esta atención preventiva',
    otherAge: (age) =>
      `A los ${age === 1 ? '1 año' : `${age} años`}, la mayoría de los planes no paga esta atención por completo`,
    otherPatient: 'Es posible que su plan no pague esta atención por completo',
    outOfNetwork: 'Fuera de la red, la atención preventiva no es gratuita',
    otherPlan: {
      medicare: 'Medicare tiene su propia lista de atención preventiva',
      medicaid: 'Medicaid tiene su propia lista de atención preventiva',
      grandfathered: 'Su plan es antiguo y no está obligado a pagar por completo la atención preventiva',
      shortTerm: 'Los planes de corto plazo no están obligados a pagar por completo la atención preventiva',
      sharing:
        'Los ministerios que comparten gastos médicos no están obligados a pagar por completo la atención preventiva',
      noHealthPlan: 'Este tipo de seguro no está obligado a pagar por completo la atención preventiva',
    },
  },
  why: {
    rule: (care) =>
      `Una norma federal obliga a la mayoría de los planes a pagar por completo ${care}: sin deducible, copago ni coseguro.`,
    problem:
      'La atención para investigar un problema que usted ha notado es otra cosa, y tiene los costos habituales de su plan.',
    insurerPays: 'Su aseguradora indica que paga por completo este tipo de atención.',
    insurerCharges:
      'El monto es lo que su aseguradora indica para este tipo de atención. La mayoría de los planes no puede cobrarla: pregunte a su aseguradora por qué la cobra.',
    insurerExcludes:
      'La mayoría de los planes debe pagarla por completo: pregunte a su aseguradora por qué el suyo no lo hace.',
    insurerUnclear:
      'Su aseguradora indica varios costos para este tipo de atención; por eso no decimos que sea gratuita. Pregúntele cuál se aplica a usted.',
    otherAge: ({ care, who }) =>
      `La mayoría de los planes paga por completo ${care} a ${who}. A otra edad tiene los costos habituales de su plan. ` +
      'Si su médico considera que usted tiene un riesgo mayor, pregunte a su aseguradora.',
    otherSex: ({ care, who }) =>
      `La mayoría de los planes paga por completo ${care} a ${who}, y su aseguradora tiene registrado otro sexo. ` +
      'Si su médico dice que usted necesita esta atención, su plan también debe pagarla: pregunte a su aseguradora.',
    outOfNetwork: (care) =>
      `La mayoría de los planes paga por completo ${care}, pero solo dentro de su red. Este lugar podría estar fuera de la suya. Elija uno de su red para no pagar nada.`,
    otherPlan: {
      medicare: `Medicare paga por completo muchas pruebas y vacunas, según sus propias reglas. ${ownRules} Llame al 1-800-MEDICARE (1-800-633-4227) o a su plan para saber cuánto pagaría.`,
      medicaid: `Medicaid paga la mayor parte de la atención preventiva, según las reglas de su estado. ${ownRules} Pregunte a su plan cuánto pagaría.`,
      grandfathered: `Un plan que casi no ha cambiado desde marzo de 2010 («grandfathered») no está obligado por la norma. ${ownRules} Pregunte a su plan cuánto pagaría.`,
      shortTerm: `La norma no los obliga. ${ownRules} Pregunte a su plan cuánto pagaría.`,
      sharing: `No son seguros y la norma no los obliga. ${ownRules} Pregunte a su ministerio cuánto pagaría.`,
      noHealthPlan: `La norma no lo obliga. ${ownRules} Pregunte a su aseguradora cuánto pagaría.`,
    },
  },
  who: (groups) => groups.map(groupText).join(' y '),
  recommendedFor: (who) => `Es para ${who}.`,
  recommendedAt: (who, age) => `Es para ${who}. Usted tiene ${age === 1 ? '1 año' : `${age} años`}.`,
  inNetwork: 'Todas las personas y los lugares que lo atienden están en la red de su plan.',
  excepted:
    'La norma no obliga a algunos planes: los que casi no han cambiado desde marzo de 2010 («grandfathered»), los de corto plazo y los ministerios que comparten gastos médicos. Medicare y Medicaid tienen sus propias listas. Pregunte a su aseguradora si el suyo es uno de ellos.',
  insurerSays: (text) => `Su aseguradora dice: «${text}»`,
  bodies: {
    uspstf: 'Grupo de Trabajo de Servicios Preventivos de EE. UU. (USPSTF)',
    hrsaWomen: 'Administración de Recursos y Servicios de Salud (HRSA), guías para la mujer',
    brightFutures: 'Administración de Recursos y Servicios de Salud (HRSA), programa Bright Futures',
    acip: 'Comité Asesor sobre Prácticas de Vacunación (ACIP)',
    rule: 'Norma federal sobre la atención preventiva, 45 CFR 147.130',
  },
  source: (body, day) => `${body}, ${day}`,
};

function groupText({ sex, from, to }: RecommendedGroup): string {
  const people = sex === undefined ? 'personas' : { female: 'mujeres', male: 'hombres' }[sex];
  if (from !== undefined && to !== undefined) return `${people} de ${from} a ${to} años`;
  if (from !== undefined) return `${people} de ${from} años o más`;
  if (to !== undefined) return to === 0 ? 'bebés en su primer año' : `${people} de hasta ${to} años`;
  return sex === undefined ? 'personas de cualquier edad' : people;
}
