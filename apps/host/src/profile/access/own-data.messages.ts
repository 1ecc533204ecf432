import { defineMessages } from '@courtyard/common';

export const ownDataMessages = defineMessages({
  en: {
    title: 'Your data',
    text: 'Everything {community} holds about you, as a ZIP of JSON files with your uploads.',
    download: 'Download',
  },
  es: {
    title: 'Sus datos',
    text: 'Todo lo que {community} guarda sobre usted, en un ZIP de archivos JSON con lo que subió.',
    download: 'Descargar',
  },
});
