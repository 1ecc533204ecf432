import type { Words } from '../wire/fields/words';

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
  status: { en: 'Status', es: 'Estado' },
  'status.cancelled': { en: 'Cancelled', es: 'Cancelada' },
  changed: { en: 'Changed', es: 'Cambiados' },
  total: { en: 'Of', es: 'De' },
} satisfies Words;
