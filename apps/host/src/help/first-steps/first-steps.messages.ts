import { defineMessages } from '@courtyard/common';

export const firstStepsMessages = defineMessages({
  en: {
    title: 'First steps',
    progress: '{done} of {count} done',
    done: 'done',
    tour: 'Take the tour',
    hide: 'Hide',
    all: 'Show all {count}',
    fewer: 'Show fewer',
  },
  es: {
    title: 'Primeros pasos',
    progress: '{done} de {count} hechos',
    done: 'hecho',
    tour: 'Hacer la visita guiada',
    hide: 'Ocultar',
    all: 'Mostrar los {count}',
    fewer: 'Mostrar menos',
  },
});
