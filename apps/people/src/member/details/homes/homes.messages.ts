import { defineMessages } from '@courtyard/common';

export const homesMessages = defineMessages({
  en: {
    add: 'Add to a home…',
    title: 'Add {name} to a home',
    save: 'Add to home',
    added: 'Home of {name} saved.',
  },
  es: {
    add: 'Añadir a una vivienda…',
    title: 'Añadir a {name} a una vivienda',
    save: 'Añadir a la vivienda',
    added: 'Vivienda de {name} guardada.',
  },
});
