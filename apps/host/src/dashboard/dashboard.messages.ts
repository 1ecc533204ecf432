import { defineMessages } from '@courtyard/common';

export const dashboardMessages = defineMessages({
  en: {
    title: 'Dashboard',
    text: '{community}',
    arrange: 'Arrange',
    done: 'Done',
    arrangeText:
      'Drag cards by their handle, or focus a handle and use the arrow keys. Changes are saved automatically.',
    moved: '{card} moved to position {place} of {count}.',
    nowHidden: '{card} is hidden.',
    nowShown: '{card} is shown.',
    notSaved: 'Couldn’t save the layout. Nothing was changed.',
    new: 'What’s new',
    allNew: 'View all ({count})',
    seeNew: 'Notifications',
    calm: 'You’re all caught up.',
    allHidden: 'All cards are hidden',
    allHiddenText: 'Choose Arrange to show some again.',
  },
  es: {
    title: 'Panel',
    text: '{community}',
    arrange: 'Organizar',
    done: 'Listo',
    arrangeText:
      'Arrastre las tarjetas por su asa, o seleccione un asa y use las flechas. Los cambios se guardan automáticamente.',
    moved: '{card} está ahora en la posición {place} de {count}.',
    nowHidden: '{card} está oculta.',
    nowShown: '{card} se muestra.',
    notSaved: 'No se pudo guardar la disposición. No se cambió nada.',
    new: 'Novedades',
    allNew: 'Ver todas ({count})',
    seeNew: 'Notificaciones',
    calm: 'Está todo al día.',
    allHidden: 'Todas las tarjetas están ocultas',
    allHiddenText: 'Pulse Organizar para mostrar algunas.',
  },
});
