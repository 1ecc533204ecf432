import type { Words } from '../../wire/fields/words';

/** What board packets and their parts are called. */
export const packetWords = {
  packet: { en: 'Board packet', es: 'Carpeta de la junta' },
  title: { en: 'Title', es: 'Título' },
  heldOn: { en: 'Date', es: 'Fecha' },
  state: { en: 'Status', es: 'Estado' },
  'state.making': { en: 'In progress', es: 'En preparación' },
  'state.ready': { en: 'Ready', es: 'Lista' },
  'state.failed': { en: 'Failed', es: 'Fallida' },
  reason: { en: 'Reason', es: 'Motivo' },
  parts: { en: 'Contents', es: 'Contenido' },
  part: { en: 'Type', es: 'Tipo' },
  'part.saved-report': { en: 'Saved report', es: 'Informe guardado' },
  'part.report': { en: 'Financial report', es: 'Informe financiero' },
  'part.minutes': { en: 'Approved minutes', es: 'Acta aprobada' },
  'part.document': { en: 'Document', es: 'Documento' },
  journalNo: { en: 'Journal number', es: 'Número del diario' },
  pageCount: { en: 'Pages', es: 'Páginas' },
  createdBy: { en: 'Created by', es: 'Creada por' },
  madeAt: { en: 'Made', es: 'Hecha' },
} satisfies Words;
