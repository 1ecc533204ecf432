import type { Sentences } from '../../platform/http/language/sentence';

/** What the calls of the documents tell people, in Spanish by English. */
export const documentsSentences: Sentences = {
  'View own and shared documents': 'Ver los documentos propios y compartidos',
  'Open own and shared documents': 'Abrir los documentos propios y compartidos',
  'Upload, edit and share own documents': 'Subir, editar y compartir documentos propios',
  'View HOA documents': 'Ver los documentos de la asociación',
  'Open HOA documents': 'Abrir documentos de la asociación',
  'Upload HOA documents': 'Subir documentos de la asociación',
  'Edit and delete HOA documents, and set who can see them':
    'Editar y eliminar documentos de la asociación, y definir quién puede verlos',
  'The requested range is past the end of the file.':
    'El rango solicitado está después del final del archivo.',
  'This document is in the trash. Restore it before you edit it.':
    'Este documento está en la papelera. Restáurelo antes de editarlo.',
  'The document is already in this folder. Choose another.':
    'El documento ya está en esta carpeta. Elija otra.',
  'Only PDF documents can be added to a packet.': 'Solo se pueden agregar documentos PDF a una carpeta.',
  'This folder has been deleted. Choose another.': 'Esta carpeta se eliminó. Elija otra.',
  'A document can have up to {1} tags. Remove a tag first.':
    'Un documento puede tener hasta {1} etiquetas. Quite una primero.',
  'You can’t open this document. Ask an administrator for access.':
    'Usted no puede abrir este documento. Pida acceso a un administrador.',
  'This document isn’t in the trash.': 'Este documento no está en la papelera.',
  'Move this document to the trash before you delete it permanently.':
    'Envíe este documento a la papelera antes de eliminarlo definitivamente.',
  'This file is identical to the current version. Choose the updated file.':
    'Este archivo es idéntico a la versión actual. Elija el archivo actualizado.',
  'This is already the current version. Choose an earlier one.':
    'Esta ya es la versión actual. Elija una anterior.',
  'Someone is listed twice. Remove one of the entries.':
    'Alguien aparece dos veces en la lista. Quite una de las entradas.',
  'Someone in the list no longer exists. Remove that entry.':
    'Alguien de la lista ya no existe. Quite esa entrada.',
  'This would remove your own access. Add yourself, or one of your roles or committees, with “Can edit”.':
    'Con este cambio usted perdería su acceso. Agréguese a sí mismo, o uno de sus roles o comités, con «Puede editar».',
  'Someone in the community can open this folder. Ask them to share it with you.':
    'Alguien de la comunidad puede abrir esta carpeta. Pídale que la comparta con usted.',
  'You don’t have access to this folder.': 'Usted no tiene acceso a esta carpeta.',
  'You can view this folder but not add to it. Ask someone who can edit it to share it with you.':
    'Usted puede ver esta carpeta, pero no agregar nada. Pida acceso a alguien que pueda editarla.',
  'You can view this folder but not edit it. Ask someone who can edit it to share it with you.':
    'Usted puede ver esta carpeta, pero no editarla. Pida acceso a alguien que pueda editarla.',
  'A folder named “{1}” already exists here. Use another name.':
    'Aquí ya existe una carpeta llamada «{1}». Use otro nombre.',
  'Folders can be up to {1} levels deep. Choose a higher-level folder.':
    'Las carpetas pueden tener hasta {1} niveles. Elija una carpeta de nivel superior.',
  'The top folder can’t be renamed, moved or deleted.':
    'La carpeta principal no se puede renombrar, mover ni eliminar.',
  'A folder can’t be moved into itself. Choose another folder.':
    'Una carpeta no se puede mover dentro de sí misma. Elija otra carpeta.',
  'Folders can’t be moved between HOA documents and My documents. Move the documents instead.':
    'Las carpetas no se pueden mover entre los documentos de la asociación y los propios. Mueva los documentos.',
  'You wouldn’t have access to this folder there. Share it with yourself first, or choose another folder.':
    'Usted no tendría acceso a esta carpeta ahí. Compártala primero con usted, o elija otra carpeta.',
  'Some documents from this folder are in the trash. Restore or delete them first.':
    'Hay documentos de esta carpeta en la papelera. Restáurelos o elimínelos primero.',
  'This folder isn’t empty. Move or delete its contents first.':
    'Esta carpeta no está vacía. Mueva o elimine primero su contenido.',
  'These documents couldn’t be read and are not in this ZIP:':
    'Estos documentos no se pudieron leer y no están en este ZIP:',
  'Not included': 'No incluidos',
  Documents: 'Documentos',
};
