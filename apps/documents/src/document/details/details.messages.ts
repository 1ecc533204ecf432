import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    about: 'Details',
    preview: 'Preview',
    noPreview: 'This file type can’t be previewed. Download it to open it.',
    previewPending: 'The preview is being prepared. Download the file to open it now.',
    text: 'Text search',
    'text.pending': 'Processing',
    'text.none': 'No text found',
    'text.failed': "Couldn't read the text of this file",
    historyText: 'Full history of changes.',
    editTitle: 'Edit {name}',
    tagsHelp: 'Separate tags with commas.',
    saved: '{name} saved',
  },
  es: {
    about: 'Datos',
    preview: 'Vista previa',
    noPreview: 'No hay vista previa para este tipo de archivo. Descárguelo para abrirlo.',
    previewPending: 'Se está preparando la vista previa. Descargue el archivo para abrirlo ahora.',
    text: 'Búsqueda en el texto',
    'text.pending': 'En proceso',
    'text.none': 'No se encontró texto',
    'text.failed': 'No se pudo leer el texto de este archivo',
    historyText: 'Historial completo de cambios.',
    editTitle: 'Editar {name}',
    tagsHelp: 'Separe las etiquetas con comas.',
    saved: 'Se guardó {name}',
  },
});
