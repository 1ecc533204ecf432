import { sharedWords, type Words } from '../../../wire/fields/words';

export const jobWords = {
  work: { en: 'Work', es: 'Trabajo' },
  state: { en: 'State', es: 'Estado' },
  'state.failed': { en: 'Failed', es: 'Fallido' },
  'state.queued': { en: 'Queued', es: 'En cola' },
  'state.dismissed': { en: 'Given up', es: 'Dado por perdido' },
  reason: sharedWords.reason,
} satisfies Words;
