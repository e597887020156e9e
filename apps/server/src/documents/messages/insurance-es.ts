import type { InsuranceMessages } from './insurance-messages.ts';

const byHand = 'Puede escribir usted sus beneficios.';
const notYourError = `No se debe a lo que usted escribió. ${byHand}`;
const numberOfPatient = 'Compare el número de miembro con la tarjeta, letra por letra.';

export const insuranceEs: InsuranceMessages = {
  benefits: {
    copay: {
      title: 'Copago',
      description: 'Una cantidad fija que usted paga por una consulta o un servicio.',
      prompt: '¿Cuánto es su copago?',
      notApplicable: 'Mi plan no tiene copago',
    },
    coinsurance: {
      title: 'Coseguro',
      description: 'La parte del costo que usted paga una vez cubierto el deducible.',
      prompt: '¿Qué parte del costo paga usted?',
      notApplicable: 'Mi plan no tiene coseguro',
    },
    deductible: {
      title: 'Deducible restante',
      description: 'Lo que aún tiene que pagar este año antes de que su plan empiece a pagar.',
      prompt: '¿Cuánto le queda de su deducible este año?',
      notApplicable: 'Mi plan no tiene deducible, o ya lo cubrí',
    },
    outOfPocket: {
      title: 'Máximo de bolsillo restante',
      description: 'Lo más que aún le pueden cobrar este año por atención cubierta.',
      prompt: '¿Cuánto le queda de su máximo de bolsillo este año?',
      notApplicable: 'Mi plan no tiene máximo',
    },
  },
  serviceTypes: {
    '2': 'Honorarios del cirujano y del procedimiento',
    '4': 'Radiografía, ultrasonido y mamografía',
    '5': 'Análisis de laboratorio',
    '7': 'Anestesia',
    '48': 'Hospitalización',
    '50': 'Atención ambulatoria en el hospital',
    '62': 'Resonancia magnética y tomografía',
    '69': 'Maternidad',
    '73': 'Otros estudios de diagnóstico',
    '81': 'Examen médico de rutina',
    '98': 'Consulta médica',
    MH: 'Salud mental',
    PT: 'Fisioterapia',
  },
  errors: {
    'INVALID-PAYOR-NAME': {
      missing: 'Escriba el nombre de su seguro.',
      invalid: 'Escriba el nombre de su seguro con letras, sin < ni >.',
    },
    'INVALID-GROUP-NUMBER': {
      missing: 'Escriba el número de grupo de la tarjeta.',
      invalid: 'Escriba el número de grupo solo con letras, cifras, espacios y guiones, 50 como máximo.',
    },
    'INVALID-MEMBER-ID': {
      missing: 'Escriba el número de miembro de la tarjeta.',
      invalid: 'Escriba el número de miembro solo con letras, cifras, espacios y guiones, 80 como máximo.',
    },
    'INVALID-MEMBER-NAME': {
      missing: 'Escriba el nombre y el apellido del paciente como están en la tarjeta.',
      invalid:
        'Escriba el nombre y el apellido del paciente con letras, sin < ni >: 35 como máximo en el nombre y 60 en el apellido.',
    },
    'INVALID-MEMBER-DATE-OF-BIRTH': {
      missing: 'Escriba la fecha de nacimiento del paciente.',
      invalid: 'Escriba la fecha de nacimiento del paciente como MM/DD/AAAA. No puede ser futura.',
    },
    'INVALID-SUBSCRIBER-NAME': {
      missing: 'Escriba el nombre y el apellido del titular como están en la tarjeta.',
      invalid:
        'Escriba el nombre y el apellido del titular con letras, sin < ni >: 35 como máximo en el nombre y 60 en el apellido.',
    },
    'INVALID-SUBSCRIBER-ID': {
      missing: 'Escriba el número del titular que está en la tarjeta.',
      invalid: 'Escriba el número del titular solo con letras, cifras, espacios y guiones, 80 como máximo.',
    },
    'INVALID-SUBSCRIBER-DATE-OF-BIRTH': {
      missing: 'Escriba la fecha de nacimiento del titular.',
      invalid: 'Escriba la fecha de nacimiento del titular como MM/DD/AAAA. No puede ser futura.',
    },
  },
  reasons: {
    rejected: 'Su aseguradora no aceptó la pregunta sobre sus beneficios.',
    inactive:
      'Su aseguradora dice que esta cobertura no está vigente hoy. Revise que sea su tarjeta actual, o vea el precio sin seguro.',
    contact: `Su aseguradora no dijo si esta cobertura está vigente. Llame al número de su tarjeta para saber qué paga su plan. ${byHand}`,
    incomplete:
      'Su aseguradora nos dio solo una parte de los beneficios que necesita una estimación. Escriba los demás.',
    noAnswer: `Su aseguradora no dio una respuesta que podamos usar. ${byHand}`,
    unlisted:
      'No tenemos precios acordados con esta aseguradora, así que podemos mostrarle el precio sin seguro. Su aseguradora podría pagar una parte.',
    notAsked: `No podemos preguntar a esta aseguradora por sus beneficios. ${byHand}`,
  },
  rejections: {
    '15': `Su aseguradora pide más datos de los que pudimos enviar. ${byHand}`,
    '41': `Su aseguradora no permite que nuestro hospital pregunte por los beneficios. ${byHand}`,
    '42': 'Su aseguradora no puede responder en este momento. Intente de nuevo en unos minutos, o escriba usted sus beneficios.',
    '43': `Su aseguradora no reconoce el número de nuestro hospital. ${notYourError}`,
    '44': `Su aseguradora no reconoce el nombre de nuestro hospital. ${notYourError}`,
    '45': `Su aseguradora no reconoce la especialidad de nuestro hospital. ${notYourError}`,
    '46': `Su aseguradora no reconoce el teléfono de nuestro hospital. ${notYourError}`,
    '47': `Su aseguradora no reconoce el estado de nuestro hospital. ${notYourError}`,
    '48': `Su aseguradora no reconoce el número que lo refiere a nuestro hospital. ${byHand}`,
    '50': `Su aseguradora no permite que nuestro hospital pregunte por este tipo de atención. ${byHand}`,
    '51': `Nuestro hospital no está registrado con su aseguradora. ${byHand}`,
    '52': `Su aseguradora dice que nuestro hospital no estaba registrado en esa fecha. ${byHand}`,
    '56': `Su aseguradora no aceptó la fecha de la atención. ${notYourError}`,
    '57': `Su aseguradora no pudo leer la fecha de la atención. ${notYourError}`,
    '58': 'Su aseguradora necesita la fecha de nacimiento, o no la pudo leer. Revise la fecha de nacimiento.',
    '60': 'Según esta fecha de nacimiento, el paciente aún no ha nacido. Revise la fecha de nacimiento.',
    '61': `Su aseguradora dice que el paciente falleció antes de la fecha de la atención. Revise que sea la tarjeta correcta. ${byHand}`,
    '62': `Su aseguradora no responde sobre esta fecha. ${byHand}`,
    '63': `Su aseguradora no responde sobre una fecha futura. ${byHand}`,
    '64': `Su aseguradora no conoce al paciente con este número. ${numberOfPatient}`,
    '65': 'Su aseguradora tiene al paciente con otro nombre. Escríbalo como está en la tarjeta, sin «Jr.» ni segundo nombre.',
    '66': `Su aseguradora necesita el sexo del paciente, que no preguntamos. ${byHand}`,
    '67': 'Su aseguradora no encuentra al paciente. Revise su nombre, fecha de nacimiento y número.',
    '68': `Su aseguradora tiene varios pacientes con este número. ${numberOfPatient}`,
    '71': 'Su aseguradora tiene otra fecha de nacimiento del paciente. Revise la fecha de nacimiento del paciente.',
    '72': `Su aseguradora no conoce este número. ${numberOfPatient}`,
    '73': 'Su aseguradora tiene otro nombre para este miembro. Escríbalo como está en la tarjeta, sin «Jr.» ni segundo nombre.',
    '74': `Su aseguradora necesita el sexo del titular, que no preguntamos. ${byHand}`,
    '75': 'Su aseguradora no encuentra a este miembro. Compare el número, el nombre y la fecha de nacimiento con la tarjeta.',
    '76': `Su aseguradora tiene varios miembros con este número. ${numberOfPatient}`,
    '77': 'Su aseguradora conoce al titular, pero no al paciente. Revise el nombre y la fecha de nacimiento del paciente.',
    '78': 'Su aseguradora no encuentra a este miembro en el grupo. Revise el número de grupo, y que haya elegido el seguro correcto.',
    '79': 'No se pudo contactar a este seguro por su nombre. Revise que haya elegido el seguro correcto.',
    '80': 'Su aseguradora no respondió. Intente de nuevo en unos minutos, o escriba usted sus beneficios.',
    '97': `Su aseguradora no reconoció la dirección de nuestro hospital. ${notYourError}`,
    T4: 'Falta el nombre o el número del seguro. Revise que haya elegido el seguro correcto.',
  },
  places: {
    '11': 'En el consultorio de un médico',
    '19': 'En una clínica del hospital',
    '21': 'En el hospital, con hospitalización',
    '22': 'En el hospital, sin hospitalización',
    '23': 'En la sala de emergencias',
    '24': 'En un centro de cirugía',
    '81': 'En un laboratorio',
  },
  familyFigure: 'Para su familia',
  per: { visit: 'por consulta', day: 'por día', admission: 'por hospitalización' },
  otherPayor: 'Mi seguro no está en la lista',
};
