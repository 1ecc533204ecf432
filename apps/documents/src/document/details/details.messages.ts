import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    about: 'About',
    preview: 'Preview',
    noPreview: 'This type of file cannot be shown here. Download it to open it.',
    previewPending: 'The text of this file is being read. Download it to open it now.',
    text: 'Text search',
    'text.pending': 'Text is being read',
    'text.none': 'No text found in this file',
    'text.failed': "Couldn't read the text of this file",
    historyText: 'Every change to this document.',
    editTitle: 'Edit {name}',
    tagsHelp: 'Separate tags with commas.',
    saved: '{name} was saved',
  },
  es: {
    about: 'Acerca de',
    preview: 'Vista previa',
    noPreview: 'Este tipo de archivo no se puede mostrar aquí. Descárguelo para abrirlo.',
    previewPending: 'Se está leyendo el texto de este archivo. Descárguelo para abrirlo ahora.',
    text: 'Búsqueda en el texto',
    'text.pending': 'Se está leyendo el texto',
    'text.none': 'No se encontró texto en este archivo',
    'text.failed': 'No se pudo leer el texto de este archivo',
    historyText: 'Cada cambio de este documento.',
    editTitle: 'Editar {name}',
    tagsHelp: 'Separe las etiquetas con comas.',
    saved: 'Se guardó {name}',
  },
});
