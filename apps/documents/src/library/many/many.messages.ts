import { defineMessages, plural } from '@courtyard/common';

const documents = (count: number) => plural(count, 'document', 'documents');
const documentos = (count: number) => plural(count, 'documento', 'documentos');

interface Count {
  count: number;
}

export const manyMessages = defineMessages({
  en: {
    move: 'Move',
    moveTitle: ({ count }: Count) => `Move ${documents(count)}`,
    moveHere: 'Move here',
    moved: ({ count, folder }: Count & { folder: string }) => `${documents(count)} moved to ${folder}`,
    tag: 'Tag',
    tagTitle: ({ count }: Count) => `Tag ${documents(count)}`,
    tagName: 'Tag',
    tagAct: 'Action',
    'tagAct.add': 'Add tag',
    'tagAct.remove': 'Remove tag',
    tagVerb: ({ count }: Count) => `Update ${documents(count)}`,
    tagged: ({ count }: Count) => `${documents(count)} updated`,
    trash: 'Move to trash',
    trashTitle: ({ count }: Count) => `Move ${documents(count)} to trash?`,
    trashText: 'They can be restored from the trash for {days} days.',
    trashVerb: ({ count }: Count) => `Move ${documents(count)} to trash`,
    trashed: ({ count }: Count) => `${documents(count)} moved to trash`,
    favorite: 'Add to favorites',
    favoriteTitle: ({ count }: Count) => `Add ${documents(count)} to favorites`,
    favoriteText: 'Only you see your favorites.',
    favoriteVerb: 'Add to favorites',
    favored: ({ count }: Count) => `${documents(count)} added to favorites`,
  },
  es: {
    move: 'Mover',
    moveTitle: ({ count }) => `Mover ${documentos(count)}`,
    moveHere: 'Mover aquí',
    moved: ({ count, folder }) => `${plural(count, 'documento movido', 'documentos movidos')} a ${folder}`,
    tag: 'Etiquetar',
    tagTitle: ({ count }) => `Etiquetar ${documentos(count)}`,
    tagName: 'Etiqueta',
    tagAct: 'Acción',
    'tagAct.add': 'Agregar etiqueta',
    'tagAct.remove': 'Quitar etiqueta',
    tagVerb: ({ count }) => `Actualizar ${documentos(count)}`,
    tagged: ({ count }) => plural(count, 'documento actualizado', 'documentos actualizados'),
    trash: 'Enviar a la papelera',
    trashTitle: ({ count }) => `¿Enviar ${documentos(count)} a la papelera?`,
    trashText: 'Se pueden restaurar desde la papelera durante {days} días.',
    trashVerb: ({ count }) => `Enviar ${documentos(count)} a la papelera`,
    trashed: ({ count }) => `${plural(count, 'documento enviado', 'documentos enviados')} a la papelera`,
    favorite: 'Agregar a favoritos',
    favoriteTitle: ({ count }) => `Agregar ${documentos(count)} a sus favoritos`,
    favoriteText: 'Solo usted ve sus favoritos.',
    favoriteVerb: 'Agregar a favoritos',
    favored: ({ count }) => `${plural(count, 'documento agregado', 'documentos agregados')} a sus favoritos`,
  },
});
