import { defineMessages, useMessages } from '@courtyard/common';

const detailsMessages = defineMessages({
  en: {
    gone: 'This is no longer there',
    goneText: 'Somebody may have removed it in the meantime.',
    failed: 'This did not work. Try again.',
    history: 'History',
    unchanged: 'Nothing has been changed yet',
    earlier: 'Show earlier changes',
    by: 'By {name}',
    changed: 'Changed',
    yes: 'Yes',
    no: 'No',
  },
  es: {
    gone: 'Esto ya no está',
    goneText: 'Puede que otra persona lo haya quitado mientras tanto.',
    failed: 'No funcionó. Inténtelo de nuevo.',
    history: 'Historial',
    unchanged: 'Todavía no hay cambios',
    earlier: 'Mostrar cambios anteriores',
    by: 'Por {name}',
    changed: 'Cambiado',
    yes: 'Sí',
    no: 'No',
  },
});

export const useDetailsTexts = () => useMessages(detailsMessages);
