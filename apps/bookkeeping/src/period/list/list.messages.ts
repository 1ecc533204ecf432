import { defineMessages } from '@courtyard/common';

export const listMessages = defineMessages({
  en: {
    description: 'A closed month takes no entries any more. What is wrong in it is corrected in an open one.',
    months: 'Months of the books',
    yearEndHere: 'A year ends here',
    none: 'No months yet',
    noneText: 'Months are closed once something was posted into them.',
  },
  es: {
    description:
      'Un mes cerrado ya no admite asientos. Lo que está mal en él se corrige en uno que esté abierto.',
    months: 'Meses de los libros',
    yearEndHere: 'Aquí termina un ejercicio',
    none: 'Aún no hay meses',
    noneText: 'Los meses se cierran cuando tienen algo registrado.',
  },
});
