import type { Words } from '@courtyard/contract/fields/words';

/** What the sections are called, by id; `platform` is what belongs to none. */
export const sectionTitles = {
  platform: { en: 'Administration', es: 'Administración' },
  properties: { en: 'Properties & Areas', es: 'Propiedades y áreas' },
  people: { en: 'People', es: 'Personas' },
  documents: { en: 'Documents', es: 'Documentos' },
  communications: { en: 'Communications', es: 'Comunicaciones' },
  'service-requests': { en: 'Service Requests', es: 'Solicitudes de servicio' },
  budget: { en: 'Budget & Expenses', es: 'Presupuesto y gastos' },
  bookkeeping: { en: 'Bookkeeping', es: 'Libros contables' },
  accounting: { en: 'Accounting', es: 'Contabilidad' },
  banking: { en: 'Banking & Reports', es: 'Bancos e informes' },
} satisfies Words;
