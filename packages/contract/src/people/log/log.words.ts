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
  'section.banking': { en: 'Banking & Reports', es: 'Bancos e informes' },
  'section.documents': { en: 'Documents', es: 'Documentos' },
  'section.service-requests': { en: 'Service Requests', es: 'Solicitudes de servicio' },
  'section.budget': { en: 'Budget & Expenses', es: 'Presupuesto y gastos' },
  'section.communications': { en: 'Communications', es: 'Comunicaciones' },
  'section.platform': { en: 'Accounts and administration', es: 'Cuentas y administración' },
  kind: { en: 'Record type', es: 'Tipo de ficha' },
  thing: { en: 'Record', es: 'Ficha' },
  action: { en: 'Action', es: 'Acción' },
  changes: { en: 'Before and after', es: 'Antes y después' },
  address: { en: 'Address', es: 'Dirección' },
  ...named('kind', allVocabularies.kinds),
  ...named('action', allVocabularies.actions),
} satisfies Words;
