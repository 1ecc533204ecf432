import { defineMessages } from '@courtyard/common';
import { payablesAgeingWords } from '@courtyard/contract/accounting/payables/bill/ageing/payables-ageing.words';

export const ageingMessages = defineMessages(
  {
    en: {
      title: 'A/P aging',
      description: 'Open vendor bills by age, as of a date.',
      asOf: 'As of',
      whole: '{amount} owed as of {day}',
      isControl: 'Matches the general ledger',
      isOther: '{amount} in the general ledger',
      all: 'All vendors',
      none: 'Nothing owed to vendors on {day}',
      noneText: 'Choose another date.',
    },
    es: {
      title: 'Antigüedad de cuentas por pagar',
      description: 'Facturas pendientes de proveedores por antigüedad, a una fecha.',
      asOf: 'Al',
      whole: '{amount} por pagar al {day}',
      isControl: 'Coincide con el libro mayor',
      isOther: '{amount} en el libro mayor',
      all: 'Todos los proveedores',
      none: 'Sin saldos con proveedores al {day}',
      noneText: 'Elija otra fecha.',
    },
  },
  payablesAgeingWords,
);
