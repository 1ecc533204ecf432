import { sharedWords, type Words } from '../wire/fields/words';

/** What a community set of a section. */
export const sectionWords = {
  enabled: { en: 'In use', es: 'En uso' },
  channel: { en: 'Release channel', es: 'Canal' },
  'channel.stable': { en: 'Stable', es: 'Estable' },
  'channel.canary': { en: 'Canary', es: 'Anticipada' },
  'channel.pinned': { en: 'Pinned', es: 'Fijada' },
  version: { en: 'Version', es: 'Versión' },
  pinnedVersion: { en: 'Pinned to', es: 'Fijada en' },
} satisfies Words;

export const listActWords = {
  act: { en: 'Action', es: 'Acción' },
  status: sharedWords.status,
  'status.running': { en: 'In progress', es: 'En curso' },
  'status.done': { en: 'Done', es: 'Hecha' },
  'status.cancelled': { en: 'Canceled', es: 'Cancelada' },
  'status.failed': { en: 'Failed', es: 'Fallida' },
  reason: sharedWords.reason,
  'reason.section-off': { en: 'The section is no longer in use', es: 'La sección ya no se usa' },
  'reason.not-allowed': {
    en: 'The person who started it no longer has permission',
    es: 'Quien la inició ya no tiene permiso',
  },
  changed: { en: 'Changed', es: 'Cambiados' },
  total: { en: 'Of', es: 'De' },
} satisfies Words;

/** What is told of a view of a list; `view` is the one that a list opens with. */
export const listViewWords = {
  name: sharedWords.name,
  list: { en: 'List', es: 'Lista' },
  isShared: { en: 'Visible to everyone', es: 'Visible para todos' },
  settings: { en: 'Contents', es: 'Contenido' },
  view: { en: 'Opens with', es: 'Se abre con' },
} satisfies Words;
