import { defineMessages } from '@courtyard/common';

export const overviewMessages = defineMessages({
  en: {
    title: 'Documents',
    unseen: 'New for you',
    noneUnseen: 'Nothing new in the last 30 days.',
    recent: 'Recently opened',
    noneRecent: 'Documents you open appear here.',
    favorites: 'Favorites',
    noneFavorites: 'Mark a document as a favorite to find it here.',
    mine: 'My documents',
    hoa: 'HOA documents',
    trash: 'Trash',
  },
  es: {
    title: 'Documentos',
    unseen: 'Nuevo para usted',
    noneUnseen: 'Nada nuevo en los últimos 30 días.',
    recent: 'Abiertos hace poco',
    noneRecent: 'Los documentos que abra aparecerán aquí.',
    favorites: 'Favoritos',
    noneFavorites: 'Marque un documento como favorito para encontrarlo aquí.',
    mine: 'Mis documentos',
    hoa: 'Documentos de la asociación',
    trash: 'Papelera',
  },
});
