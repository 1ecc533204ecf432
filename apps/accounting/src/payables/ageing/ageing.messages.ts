import { defineMessages } from '@courtyard/common';
import { payablesAgeingWords } from '@courtyard/contract/accounting/payables/bill/ageing/payables-ageing.words';

export const ageingMessages = defineMessages(
  {
    en: {
      title: 'Ageing of payables',
      description: 'What is owed to each vendor by age, at the end of any day.',
      asOf: 'As of',
      whole: '{amount} owed at the end of {day}',
      isControl: 'As in the books',
      isOther: '{amount} in the books',
      all: 'All vendors',
      none: 'Nothing was owed to vendors on {day}',
      noneText: 'Choose another day.',
    },
    es: {
      title: 'Antigüedad de lo que se debe',
      description: 'Lo que se debe a cada proveedor por antigüedad, al final de cualquier día.',
      asOf: 'Al',
      whole: '{amount} por pagar al final del {day}',
      isControl: 'Como en los libros',
      isOther: '{amount} en los libros',
      all: 'Todos los proveedores',
      none: 'El {day} no se debía nada a proveedores',
      noneText: 'Elija otro día.',
    },
  },
  payablesAgeingWords,
);
