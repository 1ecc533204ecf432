import { defineMessages } from '@courtyard/common';

export const formMessages = defineMessages({
  en: {
    created: '{name} was added',
    what: 'What it is',
    purposeHelp: 'One line that everybody reads.',
    seatsHelp: 'How many serve at a time. Seats without a term are vacant.',
    statusHelp: 'On a dissolved committee nobody new serves; who served stays known.',
  },
  es: {
    created: '{name} se agregó',
    what: 'Qué es',
    purposeHelp: 'Una línea que lee todo el mundo.',
    seatsHelp: 'Cuántas personas sirven a la vez. Los puestos sin mandato están vacantes.',
    statusHelp: 'En un comité disuelto nadie más sirve; quién sirvió queda registrado.',
  },
});
