import type { Words } from '../../wire/fields/words';

export const sessionWords = {
  session: { en: 'Session', es: 'Sesión' },
  device: { en: 'Device', es: 'Dispositivo' },
} satisfies Words;
