import { defineMessages } from '@courtyard/common';

export const overviewMessages = defineMessages({
  en: {
    title: 'Documents',
    unseen: 'New for you',
    newDocuments: 'New documents',
    noneUnseen: 'No new documents in the last 30 days.',
    recent: 'Recently opened',
    noneRecent: 'Documents you open appear here.',
    favorites: 'Favorites',
    noneFavorites: 'Documents you add to favorites appear here.',
    mine: 'My documents',
    hoa: 'HOA documents',
    trash: 'Trash',
  },
  es: {
    title: 'Documentos',
    unseen: 'Nuevo para usted',
    newDocuments: 'Documentos nuevos',
    noneUnseen: 'No hay documentos nuevos en los últimos 30 días.',
    recent: 'Abiertos recientemente',
    noneRecent: 'Los documentos que abra aparecerán aquí.',
    favorites: 'Favoritos',
    noneFavorites: 'Los documentos que agregue a favoritos aparecerán aquí.',
    mine: 'Mis documentos',
    hoa: 'Documentos de la asociación',
    trash: 'Papelera',
  },
});
