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
    tagAct: 'What to do',
    'tagAct.add': 'Add the tag',
    'tagAct.remove': 'Remove the tag',
    tagVerb: ({ count }: Count) => `Change ${documents(count)}`,
    tagged: ({ count }: Count) => `${documents(count)} changed`,
    trash: 'Move to trash',
    trashTitle: ({ count }: Count) => `Move ${documents(count)} to the trash?`,
    trashText: 'They can be restored from the trash for {days} days.',
    trashVerb: ({ count }: Count) => `Move ${documents(count)} to trash`,
    trashed: ({ count }: Count) => `${documents(count)} moved to the trash`,
    favorite: 'Add to favorites',
    favoriteTitle: ({ count }: Count) => `Add ${documents(count)} to your favorites`,
    favoriteText: 'Favorites are yours alone.',
    favoriteVerb: 'Add to favorites',
    favored: ({ count }: Count) => `${documents(count)} added to your favorites`,
  },
  es: {
    move: 'Mover',
    moveTitle: ({ count }) => `Mover ${documentos(count)}`,
    moveHere: 'Mover aquí',
    moved: ({ count, folder }) => `Se movieron ${documentos(count)} a ${folder}`,
    tag: 'Etiquetar',
    tagTitle: ({ count }) => `Etiquetar ${documentos(count)}`,
    tagName: 'Etiqueta',
    tagAct: 'Qué hacer',
    'tagAct.add': 'Agregar la etiqueta',
    'tagAct.remove': 'Quitar la etiqueta',
    tagVerb: ({ count }) => `Cambiar ${documentos(count)}`,
    tagged: ({ count }) => `Se cambiaron ${documentos(count)}`,
    trash: 'Enviar a la papelera',
    trashTitle: ({ count }) => `¿Enviar ${documentos(count)} a la papelera?`,
    trashText: 'Se pueden restaurar desde la papelera durante {days} días.',
    trashVerb: ({ count }) => `Enviar ${documentos(count)} a la papelera`,
    trashed: ({ count }) => `Se enviaron ${documentos(count)} a la papelera`,
    favorite: 'Agregar a favoritos',
    favoriteTitle: ({ count }) => `Agregar ${documentos(count)} a sus favoritos`,
    favoriteText: 'Los favoritos son solo suyos.',
    favoriteVerb: 'Agregar a favoritos',
    favored: ({ count }) => `Se agregaron ${documentos(count)} a sus favoritos`,
  },
});
