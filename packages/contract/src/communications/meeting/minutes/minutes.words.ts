import type { Words } from '../../../wire/fields/words';

export const minutesWords = {
  minutesStatus: { en: 'Minutes', es: 'Actas' },
  'minutesStatus.draft': { en: 'Draft', es: 'Borrador' },
  'minutesStatus.approved': { en: 'Approved', es: 'Aprobadas' },
  'minutesStatus.published': { en: 'Published', es: 'Publicadas' },
} satisfies Words;
