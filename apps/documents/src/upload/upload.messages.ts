import { defineMessages, plural } from '@courtyard/common';

export const uploadMessages = defineMessages({
  en: {
    title: 'Upload to {folder}',
    files: 'Files',
    done: 'Done',
    added: ({ count }: { count: number }) => `${plural(count, 'document', 'documents')} added`,
    versionTitle: 'New version of {name}',
    versionHelp: 'The previous version is saved and can be restored.',
    versionSave: 'Upload version',
    versionAdded: 'Version {number} of {name} uploaded',
  },
  es: {
    title: 'Subir a {folder}',
    files: 'Archivos',
    done: 'Listo',
    added: ({ count }) => plural(count, 'documento agregado', 'documentos agregados'),
    versionTitle: 'Nueva versión de {name}',
    versionHelp: 'La versión anterior se conserva y se puede restaurar.',
    versionSave: 'Subir versión',
    versionAdded: 'Se subió la versión {number} de {name}',
  },
});
