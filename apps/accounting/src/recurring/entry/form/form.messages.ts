import { defineMessages } from '@courtyard/common';
import { recurringEntryWords } from '@courtyard/contract/accounting/recurring/entry/recurring-entry.words';

export const formMessages = defineMessages(
  {
    en: {
      createDescription: 'Set up the entry and its schedule. It posts automatically.',
      chartMissing: 'Couldn’t load the chart of accounts.',
      created: '{name} added',
      nameHelp: 'As shown in the list, for example "Prepaid insurance".',
      what: 'Entry',
      'help.standing': 'For example depreciation or reserve contributions.',
      'help.accrual': 'For costs billed later. Each entry is reversed on the first day of the next month.',
      'help.amortization': 'For prepaid costs. A total in equal monthly amounts that ends automatically.',
      spread: 'Amount to amortize',
      totalMinor: 'Total',
      expense: 'Expense account',
      prepaid: 'Prepaid account',
      fund: 'Fund',
      monthsHelp: 'The last month takes any remaining cents.',
      monthsUnit: 'months',
      startsOnHelp:
        'No entries are posted before this date. If it’s in the past, missed entries post immediately.',
      memoHelp: 'Use {month} for the month of each entry. It also works in line notes.',
      notBalanced: 'Enter at least two lines, with equal debits and credits in each fund.',
      tooSmall: 'Each month needs at least one cent.',
      upcomingWaits: 'Enter the lines and the schedule to see upcoming entries.',
      upcomingFailed: 'Couldn’t load upcoming entries.',
      saveChanges: 'Save changes',
      fromNext: 'Changes apply from the next entry. Posted entries stay the same.',
      begun:
        'This amortization has started, so its amount, months and dates can’t change. To change them, end it and create a new one for the remainder.',
    },
    es: {
      createDescription: 'Defina el asiento y su calendario. Se registra automáticamente.',
      chartMissing: 'No se pudo cargar el plan de cuentas.',
      created: 'Asiento periódico agregado: {name}',
      nameHelp: 'Como aparece en la lista, por ejemplo "Seguro pagado por adelantado".',
      what: 'Asiento',
      'help.standing': 'Por ejemplo, depreciación o aportaciones a reservas.',
      'help.accrual':
        'Para gastos que se facturan después. Cada asiento se anula el primer día del mes siguiente.',
      'help.amortization':
        'Para gastos pagados por adelantado. Un total en cuotas mensuales iguales que termina automáticamente.',
      spread: 'Importe por amortizar',
      totalMinor: 'Total',
      expense: 'Cuenta de gasto',
      prepaid: 'Cuenta de gastos anticipados',
      fund: 'Fondo',
      monthsHelp: 'El último mes incluye los centavos restantes.',
      monthsUnit: 'meses',
      startsOnHelp:
        'No se registran asientos anteriores a esta fecha. Si ya pasó, los atrasados se registran de inmediato.',
      memoHelp: 'Use {month} para el mes de cada asiento. También funciona en las notas de las líneas.',
      notBalanced: 'Ingrese al menos dos líneas, con debe y haber iguales en cada fondo.',
      tooSmall: 'Cada mes necesita al menos un centavo.',
      upcomingWaits: 'Complete las líneas y el calendario para ver los próximos asientos.',
      upcomingFailed: 'No se pudieron cargar los próximos asientos.',
      saveChanges: 'Guardar cambios',
      fromNext: 'Los cambios se aplican desde el próximo asiento. Los registrados no cambian.',
      begun:
        'Esta amortización ya empezó, por lo que su importe, meses y fechas no se pueden cambiar. Para cambiarlos, finalícela y cree otra por el resto.',
    },
  },
  recurringEntryWords,
);
