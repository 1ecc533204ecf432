import { defineMessages, plural } from '@courtyard/common';
import { recurringInvoiceWords } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice.words';

const units = (count: number) => plural(count, 'unit', 'units');
const unidades = (count: number) => plural(count, 'unidad', 'unidades');

export const formMessages = defineMessages(
  {
    en: {
      createDescription: 'Say once whom to bill, what for and when. From then on it is billed by itself.',
      chartMissing: 'The chart of accounts is needed to say what is posted where.',
      created: '{name} was added',
      nameHelp: 'What you call it in the list: "Monthly dues".',
      whom: 'Who is billed',
      buildingsNone: 'The units of this community have no buildings.',
      chooseUnits: 'Choose at least one unit.',
      chooseBuildings: 'Choose at least one building.',
      startsOnHelp: 'Nothing is billed for days before it. What lies before today is billed at once.',
      leadHelp: 'So that owners have the invoice ahead: it is made so many days before its date.',
      dueHelp: 'From the date of the invoice.',
      days: 'days',
      memoHelp:
        'Where you write {month}, each invoice has the month of its date. In descriptions of lines too.',
      upcoming: 'The next ten',
      upcomingWaits: 'Fill in whom to bill, a line and when: what would be billed when shows here.',
      upcomingFailed: 'What would be billed could not be worked out.',
      upcomingNone: 'No day of this schedule is still to come.',
      dueOn: 'due {day}',
      madeOn: 'made on {day}',
      atOnce: 'made at once',
      dated: 'dated {day}: its own month is closed',
      billedUnits: ({ count }: { count: number }) => units(count),
      leftUnits: ({ count }: { count: number }) => `${units(count)} left out`,
      saveChanges: 'Save changes',
      fromNext: 'A change counts from the next run on. What was billed stays as it is.',
    },
    es: {
      createDescription:
        'Diga una vez a quién facturar, por qué y cuándo. Desde entonces se factura por sí solo.',
      chartMissing: 'Hace falta el plan de cuentas para decir qué se registra dónde.',
      created: '{name} se agregó',
      nameHelp: 'Cómo se llama en la lista: "Cuotas mensuales".',
      whom: 'A quién se factura',
      buildingsNone: 'Las unidades de esta comunidad no tienen edificios.',
      chooseUnits: 'Elija al menos una unidad.',
      chooseBuildings: 'Elija al menos un edificio.',
      startsOnHelp: 'No se factura nada de días anteriores. Lo anterior a hoy se factura enseguida.',
      leadHelp: 'Para que los propietarios la tengan antes: se emite tantos días antes de su fecha.',
      dueHelp: 'Desde la fecha de la factura.',
      days: 'días',
      memoHelp:
        'Donde escriba {month}, cada factura lleva el mes de su fecha. También en las descripciones de los conceptos.',
      upcoming: 'Las diez siguientes',
      upcomingWaits:
        'Indique a quién facturar, un concepto y cuándo: aquí se muestra qué se facturaría cuándo.',
      upcomingFailed: 'No se pudo calcular lo que se facturaría.',
      upcomingNone: 'Este calendario ya no tiene ningún día por venir.',
      dueOn: 'vence el {day}',
      madeOn: 'se emite el {day}',
      atOnce: 'se emite enseguida',
      dated: 'con fecha {day}: su propio mes está cerrado',
      billedUnits: ({ count }) => unidades(count),
      leftUnits: ({ count }) => `${unidades(count)} sin factura`,
      saveChanges: 'Guardar cambios',
      fromNext: 'Un cambio cuenta desde la siguiente emisión. Lo facturado queda como está.',
    },
  },
  recurringInvoiceWords,
);
