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
  'status.running': { en: 'Under way', es: 'En curso' },
  'status.done': { en: 'Done', es: 'Hecha' },
  'status.cancelled': { en: 'Cancelled', es: 'Cancelada' },
  'status.failed': { en: 'Failed', es: 'Fallida' },
  reason: sharedWords.reason,
  'reason.section-off': { en: 'The section is not in use any more', es: 'La sección ya no se usa' },
  'reason.not-allowed': { en: 'Who began it may not any more', es: 'Quien la inició ya no puede' },
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
