import { accountEs } from './account-es.ts';
import { activationEs } from './activation-es.ts';
import { bandEs } from './band-es.ts';
import { figures } from './figures.ts';
import { assistanceEs } from './assistance-es.ts';
import { goodFaithEs } from './good-faith-es.ts';
import { keptEs } from './kept-es.ts';
import { sharedEs } from './shared-es.ts';
import { helpDeskEs } from './help-desk-es.ts';
import { insuredEs } from './insured-es.ts';
import { insuranceEs } from './insurance-es.ts';
import { insurerNotesEs } from './insurer-notes-es.ts';
import { letterEs } from './letter-es.ts';
import { recordNoticeEs } from './record-notice-es.ts';
import { partnerEs } from './partner-es.ts';
import { postalMailEs } from './postal-mail-es.ts';
import { preventiveEs } from './preventive-es.ts';
import { priceFollowEs } from './price-follow-es.ts';
import { proxyEs } from './proxy-es.ts';
import { secondEs } from './second-es.ts';
import { servicePageEs } from './service-page-es.ts';
import { signUpEs } from './sign-up-es.ts';
import { twoStepEs } from './two-step-es.ts';
import { transparencyEs } from './transparency-es.ts';
import { visitEs } from './visit-es.ts';
import type { ServerMessages } from './server-messages.ts';

/** Spanish as spoken in the United States, translated by meaning, in the *usted* form. */
export const es: ServerMessages = {
  language: 'es',
  ...figures('es-US'),
  range: (low, high) => `${low} a ${high}`,
  band: bandEs,
  assistance: assistanceEs,
  goodFaith: goodFaithEs,
  kept: keptEs,
  shared: sharedEs,
  second: secondEs,
  messages: {
    priceFailure:
      'No pudimos calcular el precio de algunas partes de esta estimación. El precio real puede ser más alto.',
    priceFailureNoProviders:
      'No podemos calcular los honorarios médicos en este centro. Esta estimación muestra solo los cargos del hospital.',
    beingRevised: 'Estamos consultando sus beneficios con su aseguradora. Esta estimación cambiará.',
    freeEstimateNoIns: 'Este servicio no tiene costo, aunque no tenga seguro.',
    freeEstimateIns: 'Su seguro paga todo este servicio. Usted no pagaría nada.',
    benChanged:
      'Su aseguradora nos informó sus beneficios después de que usted los ingresó. Esta estimación usa lo que usted ingresó.',
    emergencyProtected:
      'Este hospital podría estar fuera de la red de su plan. Para la atención de emergencia eso no cambia nada: por ley usted no paga más que dentro de la red, lo que paga cuenta para el mismo deducible y máximo anual, y nadie puede cobrarle más.',
    alertOutOfNetwork: 'Su aseguradora podría considerar que este servicio está fuera de su red.',
    alertEstimateReplaced: 'Esta estimación se está revisando y es posible que no esté al día.',
    enterBenefits: 'Ingrese sus beneficios en los campos de arriba antes de continuar.',
    leastAmount:
      'Esto es lo mínimo que pagaría. Un beneficio que quedó en blanco cuenta aquí como si no existiera; los pasos hasta su monto dicen cuál es. Agréguelo según su tarjeta o el resumen de beneficios de su plan.',
    insurerSaysInactive:
      'Su aseguradora dijo que esta cobertura no está vigente. Esta estimación solo vale si lo está: usa los beneficios que usted ingresó. Revise que sea su tarjeta actual o llame al número que aparece en ella.',
    insurerDidNotAccept:
      'Su aseguradora no encontró este seguro o no lo aceptó. Esta estimación solo vale si el seguro es válido: usa los beneficios que usted ingresó. Compare lo que escribió con su tarjeta.',
    chooseKindOfCare: 'Elija qué tipo de atención es esta. Su plan paga cada tipo de manera distinta.',
    planHasEnded:
      'Su aseguradora había dicho que su plan terminaría para estas fechas. Revise que sea su tarjeta actual y vuelva a consultar a su aseguradora.',
    yearHasEnded:
      'El año de su plan terminó después de que usted ingresó sus beneficios. El deducible y el máximo anual empiezan de nuevo: ingrese lo que queda de ellos ahora, o consulte a su aseguradora.',
    unsureKindOfCare:
      'Este es el precio sin seguro. Su plan paga cada tipo de atención de manera distinta, y no se sabe de qué tipo es esta. Pregunte a su médico o a su aseguradora.',
    spendDown:
      'Su aseguradora dice que usted tiene un gasto mínimo a su cargo (spend-down): paga solo después de que usted haya pagado cierta cantidad en atención médica. No podemos saber cuánto de esta atención cuenta para eso. Pregunte en su oficina de Medicaid.',
    otherInsuranceFirst:
      'Su aseguradora dice que otro seguro suyo paga primero. Esta estimación solo vale si eso ya no es así. Agregue ese seguro o avise a su aseguradora.',
    insurerNamesOtherOrder:
      'Su aseguradora dice que sus dos seguros pagan en el orden contrario. Pregunte cuál paga primero: esta estimación solo vale para el orden que se muestra aquí.',
    secondNotCounted:
      'No sabemos lo que paga su segundo seguro, así que no está descontado de este monto. Es posible que pague menos.',
    medicaidPaysLast:
      'Por ley, Medicaid paga al final: antes pagan todos los demás seguros, sin importar cuál ingresó usted primero. Lo que paga de esta atención depende de las reglas de su estado y no está descontado de este monto: podría pagar mucho menos, o nada. Muestre las dos tarjetas y pregunte en su oficina de Medicaid.',
    notCovered: 'Su aseguradora dice que su plan no cubre esta atención. Usted la pagaría toda.',
    notCoveredInPart:
      'Su aseguradora dice que su plan no cubre una parte de esta atención. Usted pagaría toda esa parte: los pasos hasta su monto dicen cuál es.',
    fullCharge:
      'Este centro no publica un precio para personas sin seguro. Este es su cargo completo, antes de cualquier descuento: pida un descuento antes de su atención.',
    fullChargeInPart:
      'Para una parte de esta atención, el centro no publica un precio para personas sin seguro. El cargo completo de esa parte está en este monto: pida un descuento antes de su atención.',
    doctorsPartOnly:
      'Esto es lo que el médico cobra con un solo código. Si recibe esta atención en un hospital, el hospital cobra su propia parte, y es posible que la anestesia y otros profesionales cobren la suya. Nada de eso está en este monto.',
    oneCodeOnly:
      'Este es el precio de un solo código de facturación. Lo que va con él, como la anestesia, los análisis o una hospitalización, se cobra con códigos propios.',
    cantCreateEstimate: 'No pudimos preparar una estimación con los datos que nos dio.',
    selectLocation: 'Elija un centro para que esta estimación sea más precisa.',
  },
  estimate: {
    hospitalFees: 'Cargos del hospital',
    hospitalFeesHelp: 'Lo que cobra el hospital: salas, equipos, enfermería, análisis.',
    physicianFees: 'Honorarios médicos',
    physicianFeesHelp: 'Lo que cobran los médicos por su parte.',
    discount: 'Descuento por pagar sin seguro',
    discountHelp: 'La diferencia entre el cargo completo y el precio al contado que publica el hospital.',
    total: 'Su costo estimado',
    totalHelp: 'Lo que usted pagaría sin seguro.',
    youPay: 'Usted paga',
    discountOffGross: 'Descuento sobre el cargo completo',
    notPriced: 'Sin precio publicado',
    notPublished: 'No publicado',
    notListed: 'No figura en el archivo de precios de este centro.',
    noPriceWithoutInsurance: 'El archivo de precios no tiene para ello ningún precio sin seguro.',
    hospitalsPartOnly:
      'El archivo de precios de este centro tiene lo que cobra el hospital, no lo que cobra el médico.',
    doctorsPartOnly: 'El archivo de precios de este centro tiene lo que cobra el médico, no lo que cobra el hospital.',
    otherServiceOnly:
      'El archivo de precios de este centro solo lo tiene en una forma que no es esta atención, por ejemplo abreviada.',
    simple: (isOnePrice) =>
      isOnePrice
        ? 'Este servicio tiene un solo precio y no se cobra nada más.'
        : 'Por este servicio no se cobra nada más.',
    code: (codeType, code, units) => (units > 1 ? `${codeType} ${code}, ${units} unidades` : `${codeType} ${code}`),
    priceWithoutInsurance: (amount) => `Sin seguro: ${amount}`,
  },
  changes: {
    allowed: 'Precio acordado con su aseguradora',
    notCovered: 'No lo cubre su plan',
    preventive: 'Atención preventiva',
    copay: 'Su copago',
    deductible: 'A cuenta de su deducible',
    coinsurance: 'Su parte del resto',
    maximum: 'Lo que descuenta su máximo anual',
    balanceBilling: 'Lo que se cobra por encima de lo que permite su plan',
    secondPays: 'Lo que paga su segundo seguro',
    selfPay: 'Precio sin seguro',
    total: 'Usted paga',
  },
  rules: {
    median: ({ count, low, high, each }) =>
      `El archivo tiene ${count} precios que corresponden, de ${low} a ${high}${each ? ' cada uno' : ''}. ` +
      (count % 2 === 0 ? 'Este es el mayor de los dos del medio.' : 'Este es el del medio.'),
    alternateCode: (code) => `El archivo no tiene precio para esto con ${code}. Este código lo reemplaza.`,
    otherSetting: (setting) =>
      setting === 'inpatient'
        ? 'El archivo solo tiene el precio con hospitalización.'
        : 'El archivo solo tiene el precio sin hospitalización.',
    grossCharge: 'El archivo no da un precio al contado; este es el cargo completo.',
    bothSides: 'El archivo solo tiene el precio para los dos lados del cuerpo.',
    standardNote: (words) =>
      `El archivo tiene otros precios para esto. Sus notas dicen que este es el habitual: «${words}».`,
  },
  sites: {
    notOffered: 'No se ofrece aquí',
    noPrice: 'No hay precio publicado para personas sin seguro',
    doctorsPartOnly: 'Solo la parte del médico tiene precio',
    otherServiceOnly: 'Solo figura en otra forma',
    hospitalFeesOnly: 'Solo cargos del hospital',
    incomplete: 'Algunas partes no tienen precio',
    bothParts: 'Hospital y médico',
    allParts: 'Todo lo que se cobra por ello',
    doctorPart: 'Solo la parte del médico. El hospital cobra la suya aparte.',
    hospitalPart: (missing) => `Solo la parte del hospital. Se cobra por separado: ${missing}`,
    missing: (missing) => `No incluye todo. Sin precio: ${missing}`,
    fullCharge: 'El cargo completo, sin ningún descuento',
    fullChargeInPart: 'En parte el cargo completo, sin ningún descuento',
    lowest: {
      whole: 'El precio completo más bajo',
      hospitalPart: 'El más bajo por la parte del hospital',
      doctorPart: 'El más bajo por la parte del médico',
      incomplete: 'El más bajo por las mismas partes',
      none: '',
    },
    notOurs: ({ system, hospital, day }) =>
      `No pertenece a ${system}. Según el archivo de precios de ${hospital}${day === null ? '' : ` del ${day}`}.`,
  },
  documents: {
    goodFaith:
      'Por ley, puede recibir en papel una estimación de buena fe cuando paga sin seguro. Pídala junto a la estimación en nuestro sitio, o llámenos.',
    helpWithBill: (address) => `¿Es más de lo que puede pagar? Tal vez pague menos, o nada: ${address}`,
    title: 'Estimación de costos',
    termsTitle: 'Antes de comenzar',
    withoutInsurance: 'sin seguro',
    part: 'Parte',
    price: 'Precio',
    grossCharges: 'Cargos completos',
    whatYouWouldPay: 'Lo que usted pagaría',
    location: 'Centro',
    provider: 'Médico o especialista',
    validUntil: (day) => `Válida hasta el ${day}`,
    allSites: 'El mismo servicio en cada centro',
    site: 'Centro',
    thisEstimate: 'esta estimación',
    sources: 'De dónde vienen estos precios',
    source: ({ hospital, name, day }) => `${hospital}, archivo de precios ${name} del ${day}:`,
    sourceWithoutDate: ({ hospital, name }) => `${hospital}, archivo de precios ${name}:`,
    sourceLine: (line) => `línea ${line}.`,
    goodToKnow: 'Lo que conviene saber',
    chooseLocation: 'Elija un centro para ver el precio.',
    startOver: 'Hacer otra estimación',
    acceptTerms: 'Vaya a la calculadora de costos para aceptar estos términos',
    questions: (phone) => `¿Tiene preguntas? Llámenos al ${phone}.`,
  },
  mail: {
    subject: (hospital) => `Su estimación de costos de ${hospital}`,
    intro: (hospital) => `Este es el resumen de la estimación de costos que pidió a ${hospital}.`,
    newEstimate: 'Para hacer otra estimación, vaya a',
    whyYou: (hospital) =>
      `Recibe solo este mensaje porque alguien escribió esta dirección en el portal de ${hospital}. Si no fue usted, bórrelo; no guardamos ninguna lista.`,
  },
  account: accountEs,
  signUp: signUpEs,
  activation: activationEs,
  twoStep: twoStepEs,
  insurance: insuranceEs,
  insured: insuredEs,
  insurerNotes: insurerNotesEs,
  preventive: preventiveEs,
  letter: letterEs,
  recordNotice: recordNoticeEs,
  partners: partnerEs,
  proxies: proxyEs,
  priceFollow: priceFollowEs,
  transparency: transparencyEs,
  servicePages: servicePageEs,
  visits: visitEs,
  postalMail: postalMailEs,
  helpDesk: helpDeskEs,
};
