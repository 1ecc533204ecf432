import { defineMessages, plural } from '@courtyard/common';

export const uploadMessages = defineMessages({
  en: {
    title: 'Upload to {folder}',
    files: 'Files',
    done: 'Done',
    added: ({ count }: { count: number }) => `${plural(count, 'document', 'documents')} added`,
    versionTitle: 'New version of {name}',
    versionHelp: 'The version before stays and can be restored.',
    versionSave: 'Add version',
    versionAdded: 'Version {number} of {name} was added',
  },
  es: {
    title: 'Subir a {folder}',
    files: 'Archivos',
    done: 'Listo',
    added: ({ count }) => `Se agregaron ${plural(count, 'documento', 'documentos')}`,
    versionTitle: 'Nueva versión de {name}',
    versionHelp: 'La versión anterior queda guardada y se puede restaurar.',
    versionSave: 'Agregar versión',
    versionAdded: 'Se agregó la versión {number} de {name}',
  },
});
