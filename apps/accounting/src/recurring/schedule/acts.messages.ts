import { defineMessages } from '@courtyard/common';

/** What can be done with anything that comes back. */
export const actsMessages = defineMessages({
  en: {
    edit: 'Edit',
    pause: 'Pause',
    resume: 'Go on',
    end: 'End for good',
    endTitle: 'End {name}?',
    ended: '{name} ended',
    paused: '{name} is paused',
    resumed: '{name} goes on',
  },
  es: {
    edit: 'Editar',
    pause: 'Pausar',
    resume: 'Seguir',
    end: 'Terminar del todo',
    endTitle: '¿Terminar {name}?',
    ended: '{name} terminó',
    paused: '{name} está en pausa',
    resumed: '{name} sigue',
  },
});
