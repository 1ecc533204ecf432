import { defineMessages } from '@courtyard/common';

export const textMessages = defineMessages({
  en: {
    failed: 'Couldn’t load the text.',
    empty: 'This file is empty.',
    cut: 'This is the beginning of the file. Download it to read all of it.',
  },
  es: {
    failed: 'No se pudo cargar el texto.',
    empty: 'Este archivo está vacío.',
    cut: 'Este es el comienzo del archivo. Descárguelo para leerlo completo.',
  },
});
