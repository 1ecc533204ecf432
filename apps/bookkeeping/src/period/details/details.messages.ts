import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    missing: 'Which month?',
    missingText: 'This address names none that the books have. Choose one from the list.',
    acts: 'What was done',
    actsText:
      'Each with the head of the chain at that moment: whoever keeps it can prove later what stood here.',
    noActs: 'Nobody closed this month yet.',
    closed: 'Closed',
    reopened: 'Reopened',
    by: '{by}, {at}',
  },
  es: {
    missing: '¿Qué mes?',
    missingText: 'Esta dirección no nombra ninguno que tengan los libros. Elija uno de la lista.',
    acts: 'Lo que se hizo',
    actsText:
      'Cada acto con el final de la cadena en ese momento: quien lo guarda puede probar después lo que había aquí.',
    noActs: 'Nadie ha cerrado todavía este mes.',
    closed: 'Cerrado',
    reopened: 'Reabierto',
    by: '{by}, {at}',
  },
});
