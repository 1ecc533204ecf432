import type { Words } from '../../../wire/fields/words';

export const minutesWords = {
  minutesStatus: { en: 'Minutes', es: 'Acta' },
  'minutesStatus.draft': { en: 'Draft', es: 'Borrador' },
  'minutesStatus.approved': { en: 'Approved', es: 'Aprobada' },
  'minutesStatus.published': { en: 'Published', es: 'Publicada' },
} satisfies Words;
