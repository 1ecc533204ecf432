import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';

const group = { en: 'Documents', es: 'Documentos' };

/** Several documents at once are one notice: `name` is of the one, where it is one. */
const told = z.object({ count: z.int(), name: z.string(), by: z.string() });

const addedText = {
  en: ({ by, folder }: { by: string; folder: string | null }) =>
    folder === null ? `Added by ${by}` : `Added to ${folder} by ${by}`,
  es: ({ by, folder }: { by: string; folder: string | null }) =>
    folder === null ? `Agregado por ${by}` : `Agregado a ${folder} por ${by}`,
};

/** To those who follow the folder, or one around it. */
export const documentsAdded = defineNotification({
  name: 'documents.added',
  group,
  label: { en: 'New documents in a folder you follow', es: 'Documentos nuevos en una carpeta que sigue' },
  parameters: told.extend({ folder: z.string().nullable() }),
  words: {
    en: (it) => ({
      title: it.count === 1 ? `New document: ${it.name}` : `${it.count} new documents`,
      text: addedText.en(it),
    }),
    es: (it) => ({
      title: it.count === 1 ? `Documento nuevo: ${it.name}` : `${it.count} documentos nuevos`,
      text: addedText.es(it),
    }),
  },
});

/** To those whose favorite it is. */
export const versionsAdded = defineNotification({
  name: 'documents.version-added',
  group,
  label: { en: 'New version of a favorite document', es: 'Nueva versión de un documento favorito' },
  parameters: told,
  words: {
    en: ({ count, name, by }) => ({
      title: count === 1 ? `New version of ${name}` : `New versions of ${count} favorites`,
      text: `Uploaded by ${by}`,
    }),
    es: ({ count, name, by }) => ({
      title: count === 1 ? `Nueva versión de ${name}` : `Nuevas versiones de ${count} favoritos`,
      text: `Subido por ${by}`,
    }),
  },
});

/** To those who own the home or live in it. */
export const documentsFiled = defineNotification({
  name: 'documents.filed',
  group: { en: 'My home', es: 'Mi vivienda' },
  label: { en: 'New documents for my home', es: 'Documentos nuevos de mi vivienda' },
  permission: 'Property Details View',
  parameters: told.omit({ by: true }).extend({ unit: z.string() }),
  words: {
    en: ({ count, name, unit }) => ({
      title: `${count === 1 ? 'New document' : `${count} new documents`} for ${unit}`,
      text: count === 1 ? name : `${name} and ${count - 1} more`,
    }),
    es: ({ count, name, unit }) => ({
      title: `${count === 1 ? 'Documento nuevo' : `${count} documentos nuevos`} de ${unit}`,
      text: count === 1 ? name : `${name} y ${count - 1} más`,
    }),
  },
});

/** To the people with whom a folder is shared by name. */
export const folderShared = defineNotification({
  name: 'documents.shared',
  group,
  label: { en: 'Folder shared with me', es: 'Carpeta compartida conmigo' },
  parameters: z.object({ folder: z.string(), by: z.string() }),
  words: {
    en: ({ folder, by }) => ({ title: `Folder shared with you: ${folder}`, text: `Shared by ${by}` }),
    es: ({ folder, by }) => ({
      title: `Carpeta compartida con usted: ${folder}`,
      text: `Compartida por ${by}`,
    }),
  },
});

export const documentNotifications = [documentsAdded, versionsAdded, documentsFiled, folderShared];
