import { defineMessages } from '@courtyard/common';

/** What can be done with anything that comes back. */
export const actsMessages = defineMessages({
  en: {
    edit: 'Edit',
    pause: 'Pause',
    resume: 'Resume',
    end: 'End permanently',
    endTitle: 'End {name}?',
    ended: '{name} ended',
    paused: '{name} paused',
    resumed: '{name} resumed',
  },
  es: {
    edit: 'Editar',
    pause: 'Pausar',
    resume: 'Reanudar',
    end: 'Finalizar definitivamente',
    endTitle: '¿Finalizar {name}?',
    ended: '{name}: finalizado',
    paused: '{name}: en pausa',
    resumed: '{name}: reanudado',
  },
});
