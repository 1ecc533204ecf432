import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    description: 'Closed months are locked. Post corrections in an open month.',
    months: 'Months',
    yearEndHere: 'Fiscal year end',
    none: 'No months yet',
    noneText: 'Months appear here once they have entries.',
  },
  es: {
    description: 'Los meses cerrados están bloqueados. Registre las correcciones en un mes abierto.',
    months: 'Meses',
    yearEndHere: 'Fin del ejercicio',
    none: 'Aún no hay meses',
    noneText: 'Los meses aparecen aquí cuando tienen asientos.',
  },
});
