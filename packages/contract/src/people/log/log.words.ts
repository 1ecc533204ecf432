import { allVocabularies } from '../../vocabularies';
import type { Word, Words } from '../../wire/fields/words';

const named = (field: string, words: Words): Record<string, Word> =>
  Object.fromEntries(Object.entries(words).map(([value, word]) => [`${field}.${value}`, word]));

export const logWords = {
  at: { en: 'When', es: 'Cuándo' },
  person: { en: 'Person', es: 'Persona' },
  section: { en: 'Section', es: 'Sección' },
  'section.properties': { en: 'Properties & Areas', es: 'Propiedades y áreas' },
  'section.people': { en: 'People', es: 'Personas' },
  'section.bookkeeping': { en: 'Bookkeeping', es: 'Libros contables' },
  'section.accounting': { en: 'Accounting', es: 'Contabilidad' },
  'section.documents': { en: 'Documents', es: 'Documentos' },
  'section.service-requests': { en: 'Service Requests', es: 'Solicitudes de servicio' },
  'section.budget': { en: 'Budget & Expenses', es: 'Presupuesto y gastos' },
  'section.communications': { en: 'Communications', es: 'Comunicaciones' },
  'section.platform': { en: 'Accounts and administration', es: 'Cuentas y administración' },
  kind: { en: 'Kind of thing', es: 'Tipo de cosa' },
  thing: { en: 'Thing', es: 'Cosa' },
  action: { en: 'What was done', es: 'Qué se hizo' },
  changes: { en: 'Before and after', es: 'Antes y después' },
  address: { en: 'From', es: 'Desde' },
  ...named('kind', allVocabularies.kinds),
  ...named('action', allVocabularies.actions),
} satisfies Words;
