import { defineMessages, plural } from '@courtyard/common';

export const uploadMessages = defineMessages({
  en: {
    title: 'Upload to {folder}',
    files: 'Files',
    add: ({ count }: { count: number }) =>
      count === 0 ? 'Add' : `Add ${plural(count, 'document', 'documents')}`,
    added: ({ count }: { count: number }) => `${plural(count, 'document', 'documents')} added`,
    partly: '{name} was not added. Those before it were.',
    versionTitle: 'New version of {name}',
    versionHelp: 'The version before stays and can be restored.',
    versionSave: 'Add version',
    versionAdded: 'Version {number} of {name} was added',
  },
  es: {
    title: 'Subir a {folder}',
    files: 'Archivos',
    add: ({ count }) => (count === 0 ? 'Agregar' : `Agregar ${plural(count, 'documento', 'documentos')}`),
    added: ({ count }) => `Se agregaron ${plural(count, 'documento', 'documentos')}`,
    partly: 'No se agregó {name}. Los anteriores sí.',
    versionTitle: 'Nueva versión de {name}',
    versionHelp: 'La versión anterior queda guardada y se puede restaurar.',
    versionSave: 'Agregar versión',
    versionAdded: 'Se agregó la versión {number} de {name}',
  },
});
