import type { Sentences } from '../../platform/http/language/sentence';

/** What the calls of the documents tell people, in Spanish by English. */
export const documentsSentences: Sentences = {
  'See own documents and those shared with you': 'Ver los documentos propios y los compartidos con usted',
  'Open own documents and those shared with you': 'Abrir los documentos propios y los compartidos con usted',
  'Upload, change and share own documents': 'Subir, cambiar y compartir documentos propios',
  'See the documents of the association': 'Ver los documentos de la asociación',
  'Open documents of the association': 'Abrir documentos de la asociación',
  'Upload documents of the association': 'Subir documentos de la asociación',
  'Change and remove documents of the association, and set who may see them':
    'Cambiar y quitar documentos de la asociación, y definir quién puede verlos',
  'The range that was asked for lies behind the end of the file.':
    'El rango solicitado está después del final del archivo.',
  'This document is in the trash. Restore it first, then change it.':
    'Este documento está en la papelera. Restáurelo primero y luego cámbielo.',
  'The document is in this folder already. Choose another.':
    'El documento ya está en esta carpeta. Elija otra.',
  'This folder was just deleted. Choose another.': 'Esta carpeta se acaba de eliminar. Elija otra.',
  'A document can have {1} tags, and this one has them. Remove one of its tags first.':
    'Un documento puede tener {1} etiquetas, y este ya las tiene. Quite primero una de sus etiquetas.',
  'You can see documents listed here, but not open them. Ask an administrator for access.':
    'Usted puede ver la lista de documentos, pero no abrirlos. Pida acceso a un administrador.',
  'This document is not in the trash.': 'Este documento no está en la papelera.',
  'Move this document to the trash first. It can be restored from there.':
    'Envíe primero este documento a la papelera. Desde ahí se puede restaurar.',
  'This is the same file as the current version. Choose the changed one.':
    'Es el mismo archivo que la versión actual. Elija el que cambió.',
  'This is the current version already. Choose an earlier one.':
    'Esta ya es la versión actual. Elija una anterior.',
  'Somebody is in the list twice. Keep one of the entries.':
    'Alguien aparece dos veces en la lista. Deje una sola entrada.',
  'Somebody in the list is no longer there. Remove that entry.':
    'Alguien de la lista ya no existe. Quite esa entrada.',
  'You could no longer change this folder yourself, so nothing was saved. Add yourself, or a role or committee that you belong to, with “Can change”.':
    'Usted ya no podría cambiar esta carpeta, así que no se guardó nada. Agréguese a sí mismo, o un rol o comité suyo, con «Puede cambiar».',
  'Somebody who is present can open this folder. Ask them to share it with you.':
    'Alguien de la comunidad puede abrir esta carpeta. Pídale que la comparta con usted.',
  'You cannot see this folder.': 'Usted no puede ver esta carpeta.',
  'You can see this folder, but not add to it. Ask someone who can change it to share it with you.':
    'Usted puede ver esta carpeta, pero no agregar nada. Pida acceso a alguien que pueda cambiarla.',
  'You can see this folder, but not change what is in it. Ask someone who can change it to share it with you.':
    'Usted puede ver esta carpeta, pero no cambiar lo que contiene. Pida acceso a alguien que pueda cambiarla.',
  'There is a folder “{1}” here already. Use another name.':
    'Ya hay una carpeta «{1}» aquí. Use otro nombre.',
  'Folders can be {1} levels deep. Choose a folder nearer to the top.':
    'Las carpetas pueden tener {1} niveles. Elija una carpeta más cercana al inicio.',
  'This is the top folder. It cannot be renamed, moved or deleted.':
    'Esta es la carpeta principal. No se puede renombrar, mover ni eliminar.',
  'A folder cannot be moved into itself. Choose a folder outside of it.':
    'Una carpeta no se puede mover dentro de sí misma. Elija una carpeta fuera de ella.',
  'Folders stay among the documents of the association or among own documents. Move the documents in it instead.':
    'Las carpetas no pasan de los documentos de la asociación a los propios, ni al revés. Mueva los documentos que contiene.',
  'You would no longer see this folder there. Nothing was moved. Share it with yourself first, or choose another folder.':
    'Usted ya no vería esta carpeta ahí. No se movió nada. Compártala primero con usted, o elija otra carpeta.',
  'Documents of this folder are in the trash. Restore or delete them first.':
    'Hay documentos de esta carpeta en la papelera. Restáurelos o elimínelos primero.',
  'This folder is not empty. Move or delete what is in it first.':
    'Esta carpeta no está vacía. Mueva o elimine primero lo que contiene.',
  'These documents could not be read and are not in this ZIP:':
    'Estos documentos no se pudieron leer y no están en este ZIP:',
  'Not included': 'No incluidos',
  Documents: 'Documentos',
};
