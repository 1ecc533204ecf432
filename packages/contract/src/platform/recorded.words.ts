import { sharedWords, type Words } from '../wire/fields/words';

/** What a community set of a section. */
export const sectionWords = {
  enabled: { en: 'In use', es: 'En uso' },
  channel: { en: 'Follows', es: 'Sigue' },
  'channel.stable': { en: 'Stable', es: 'Estable' },
  'channel.canary': { en: 'Canary', es: 'Canario' },
  'channel.pinned': { en: 'Pinned', es: 'Fija' },
  version: { en: 'Version', es: 'Versión' },
  pinnedVersion: { en: 'Stays at', es: 'Se queda en' },
} satisfies Words;

export const listActWords = {
  act: { en: 'Act', es: 'Acción' },
  status: sharedWords.status,
  'status.cancelled': { en: 'Cancelled', es: 'Cancelada' },
  changed: { en: 'Changed', es: 'Cambiados' },
  total: { en: 'Of', es: 'De' },
} satisfies Words;

/** What is told of a view of a list; `view` is the one that a list opens with. */
export const listViewWords = {
  name: sharedWords.name,
  list: { en: 'List', es: 'Lista' },
  isShared: { en: 'Everybody sees it', es: 'La ven todos' },
  settings: { en: 'What it shows', es: 'Lo que muestra' },
  view: { en: 'Opens with', es: 'Se abre con' },
} satisfies Words;
