import { defineMessages } from '@courtyard/common';
import { recurringEntryWords } from '@courtyard/contract/accounting/recurring/entry/recurring-entry.words';

export const formMessages = defineMessages(
  {
    en: {
      createDescription: 'Say once what to post and when. From then on it is posted by itself.',
      chartMissing: 'The chart of accounts could not be loaded.',
      created: '{name} was added',
      nameHelp: 'What you call it in the list: "Insurance paid ahead".',
      what: 'What is posted',
      'help.standing': 'As depreciation, or a contribution to reserves.',
      'help.accrual': 'For what is billed later: each entry is reversed on the first day of the month after.',
      'help.amortization':
        'For what was paid ahead: a total in equal parts, a month each. It ends by itself.',
      spread: 'What is spread',
      totalMinor: 'Total',
      expense: 'Expense account',
      prepaid: 'Account of what was paid ahead',
      fund: 'Fund',
      monthsHelp: 'The last month takes the cents that do not divide.',
      monthsUnit: 'months',
      startsOnHelp: 'Nothing is posted for days before it. What lies before today is posted at once.',
      memoHelp: 'Where you write {month}, each entry has the month of its day. In notes of lines too.',
      notBalanced: 'Write two lines or more, with equal debits and credits in each fund.',
      tooSmall: 'There has to be a cent or more in each month.',
      upcomingWaits: 'Fill in the lines and when: what would be posted when shows here.',
      upcomingFailed: 'What would be posted could not be worked out.',
      saveChanges: 'Save changes',
      fromNext: 'A change counts from the next entry on. What was posted stays as it is.',
      begun:
        'It began already: amount, months and days stay, so that the parts add up. To change them, end it and write another one for the rest.',
    },
    es: {
      createDescription: 'Diga una vez qué registrar y cuándo. Desde entonces se registra por sí solo.',
      chartMissing: 'No se pudo cargar el plan de cuentas.',
      created: '{name} se agregó',
      nameHelp: 'Cómo se llama en la lista: "Seguro pagado por adelantado".',
      what: 'Qué se registra',
      'help.standing': 'Como la depreciación o una aportación a reservas.',
      'help.accrual':
        'Para lo que se factura después: cada asiento se anula el primer día del mes siguiente.',
      'help.amortization':
        'Para lo pagado por adelantado: un total en partes iguales, una por mes. Termina por sí sola.',
      spread: 'Qué se reparte',
      totalMinor: 'Total',
      expense: 'Cuenta de gasto',
      prepaid: 'Cuenta de lo pagado por adelantado',
      fund: 'Fondo',
      monthsHelp: 'El último mes lleva los centavos que no se reparten.',
      monthsUnit: 'meses',
      startsOnHelp: 'No se registra nada de días anteriores. Lo anterior a hoy se registra enseguida.',
      memoHelp:
        'Donde escriba {month}, cada asiento lleva el mes de su día. También en las notas de las líneas.',
      notBalanced: 'Escriba dos líneas o más, con debe y haber iguales en cada fondo.',
      tooSmall: 'Tiene que haber un centavo o más en cada mes.',
      upcomingWaits: 'Indique las líneas y cuándo: aquí se muestra qué se registraría cuándo.',
      upcomingFailed: 'No se pudo calcular lo que se registraría.',
      saveChanges: 'Guardar cambios',
      fromNext: 'Un cambio cuenta desde el siguiente asiento. Lo registrado queda como está.',
      begun:
        'Ya empezó: importe, meses y días se quedan, para que las partes sumen. Para cambiarlos, termínela y escriba otra para el resto.',
    },
  },
  recurringEntryWords,
);
