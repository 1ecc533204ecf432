import { sharedWords, type Words } from '../../../wire/fields/words';

export const jobWords = {
  work: { en: 'Job', es: 'Trabajo' },
  state: { en: 'State', es: 'Estado' },
  'state.failed': { en: 'Failed', es: 'Fallido' },
  'state.queued': { en: 'Queued', es: 'En cola' },
  'state.dismissed': { en: 'Dismissed', es: 'Descartado' },
  reason: sharedWords.reason,
} satisfies Words;
