import { sharedWords, type Words } from '../../wire/fields/words';

/** Of entries of histories: documents of properties are documents of the section Documents now. */
export const documentWords = {
  title: { en: 'Title', es: 'Título' },
  category: sharedWords.kind,
  'category.deed': { en: 'Deed', es: 'Escritura' },
  'category.lease': { en: 'Lease', es: 'Contrato' },
  'category.plan': { en: 'Plan', es: 'Plano' },
  'category.inspection': { en: 'Inspection', es: 'Inspección' },
  'category.correspondence': { en: 'Correspondence', es: 'Correspondencia' },
  'category.other': { en: 'Other', es: 'Otro' },
} satisfies Words;
