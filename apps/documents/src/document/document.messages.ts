import { defineMessages } from '@courtyard/common';
import { documentWords } from '@courtyard/contract/documents/document/document.words';

/** Words for a document that every page about it uses. */
export const documentMessages = defineMessages(
  {
    en: {
      missingTitle: 'Document not found',
      missingText: 'It may have been deleted or moved, or you no longer have access to its folder.',
      all: 'All documents',
      download: 'Download',
      newVersion: 'Upload new version',
      edit: 'Edit details',
      move: 'Move',
      copy: 'Copy to folder',
      copied: '{name} copied to {folder}',
      asZip: 'Download as ZIP',
      favorite: 'Add to favorites',
      unfavorite: 'Remove from favorites',
      toTrash: 'Move to trash',
      trashed: '{name} moved to trash',
      moved: '{name} moved to {folder}',
      restore: 'Restore',
      restored: '{name} restored',
      inTrash: 'In the trash. Deleted permanently after {days} days.',
    },
    es: {
      missingTitle: 'No se encontró el documento',
      missingText: 'Puede que se haya eliminado o movido, o que usted ya no tenga acceso a su carpeta.',
      all: 'Lista de documentos',
      download: 'Descargar',
      newVersion: 'Subir nueva versión',
      edit: 'Editar datos',
      move: 'Mover',
      copy: 'Copiar a carpeta',
      copied: '{name} se copió a {folder}',
      asZip: 'Descargar como ZIP',
      favorite: 'Agregar a favoritos',
      unfavorite: 'Quitar de favoritos',
      toTrash: 'Enviar a la papelera',
      trashed: '{name} se envió a la papelera',
      moved: '{name} se movió a {folder}',
      restore: 'Restaurar',
      restored: '{name} se restauró',
      inTrash: 'En la papelera. Se elimina definitivamente después de {days} días.',
    },
  },
  documentWords,
);
