import { defineMessages } from '@courtyard/common';

export const textMessages = defineMessages({
  en: {
    failed: 'Couldn’t load the text.',
    empty: 'This file is empty.',
    textOnly: 'Text only. Layout, pictures and tables are in the file.',
    download: 'Download',
    cut: 'This is the beginning of the file. Download it to read all of it.',
  },
  es: {
    failed: 'No se pudo cargar el texto.',
    empty: 'Este archivo está vacío.',
    textOnly: 'Solo texto. El diseño, las imágenes y las tablas están en el archivo.',
    download: 'Descargar',
    cut: 'Este es el comienzo del archivo. Descárguelo para leerlo completo.',
  },
});
