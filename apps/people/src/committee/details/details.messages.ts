import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    historyText: 'Every change of the committee and its terms. Entries are never changed or removed.',
    removeText: 'It is gone from the list. A committee on which somebody served is dissolved instead.',
    removeVerb: 'Remove committee',
  },
  es: {
    historyText: 'Cada cambio del comité y de sus mandatos. Las entradas nunca se cambian ni se quitan.',
    removeText: 'Desaparece de la lista. Un comité en el que alguien sirvió se disuelve en su lugar.',
    removeVerb: 'Quitar comité',
  },
});
