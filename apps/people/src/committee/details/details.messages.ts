import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    historyText: 'Full history of the committee and its terms. Entries can’t be edited or deleted.',
    removeText: 'It’s deleted from the list. A committee that has had members can only be dissolved.',
    removeVerb: 'Delete committee',
  },
  es: {
    historyText:
      'Historial completo del comité y sus mandatos. Las entradas no se pueden editar ni eliminar.',
    removeText: 'Desaparece de la lista. Un comité que ha tenido miembros solo se puede disolver.',
    removeVerb: 'Eliminar comité',
  },
});
