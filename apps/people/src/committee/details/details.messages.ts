import { defineMessages } from '@courtyard/common';
import { committeeWords, termWords } from '@courtyard/contract/people/committee/committee.words';
import type { HistoryVocabulary } from '@courtyard/ui/details';

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

/** What committees and terms are called in their histories. */
export const committeeVocabulary: HistoryVocabulary = {
  actions: {
    'committee.create': { en: 'Committee added', es: 'Comité agregado' },
    'committee.update': { en: 'Committee changed', es: 'Comité cambiado' },
    'committee.remove': { en: 'Committee removed', es: 'Comité quitado' },
    'term.create': { en: 'Term added', es: 'Mandato agregado' },
    'term.update': { en: 'Term changed', es: 'Mandato cambiado' },
    'term.remove': { en: 'Term removed', es: 'Mandato quitado' },
  },
  things: { committee: committeeWords, term: termWords },
};
