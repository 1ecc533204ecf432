import { defineMessages } from '@courtyard/common';

export const dashboardMessages = defineMessages({
  en: {
    title: 'Dashboard',
    text: 'What is going on in {community}.',
    arrange: 'Arrange',
    done: 'Done',
    arrangeText: 'Drag cards by their grip, or focus a grip and use the arrow keys. Changes are kept.',
    moved: '{card} is now at place {place} of {count}.',
    nowHidden: '{card} is hidden.',
    nowShown: '{card} is shown.',
    notSaved: 'The arrangement could not be saved. It is as it was before.',
    new: 'What is new',
    allNew: 'All {count}',
    seeNew: 'Notifications',
    calm: 'Nothing needs you now, and nothing is new.',
    allHidden: 'Every card is hidden',
    allHiddenText: 'Press Arrange to bring some back.',
  },
  es: {
    title: 'Panel',
    text: 'Lo que ocurre en {community}.',
    arrange: 'Organizar',
    done: 'Listo',
    arrangeText:
      'Arrastre las tarjetas por su asa, o enfoque un asa y use las flechas. Los cambios se guardan.',
    moved: '{card} está ahora en el lugar {place} de {count}.',
    nowHidden: '{card} está oculta.',
    nowShown: '{card} se muestra.',
    notSaved: 'No se pudo guardar el orden. Está como antes.',
    new: 'Novedades',
    allNew: 'Todas ({count})',
    seeNew: 'Notificaciones',
    calm: 'Nada le espera ahora, y no hay nada nuevo.',
    allHidden: 'Todas las tarjetas están ocultas',
    allHiddenText: 'Pulse Organizar para recuperar alguna.',
  },
});
