import { defineMessages } from '@courtyard/common';

export const textMessages = defineMessages({
  en: {
    failed: 'Couldn’t load the text.',
    empty: 'This file is empty.',
    textOnly: 'Text only. Download the file for layout, pictures and tables.',
    download: 'Download',
    cut: 'Only the beginning is shown. Download the file to read all of it.',
  },
  es: {
    failed: 'No se pudo cargar el texto.',
    empty: 'Este archivo está vacío.',
    textOnly: 'Solo texto. Descargue el archivo para ver el diseño, las imágenes y las tablas.',
    download: 'Descargar',
    cut: 'Solo se muestra el comienzo. Descargue el archivo para leerlo completo.',
  },
});
