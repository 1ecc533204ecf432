import { sharedWords, type Words } from '../../wire/fields/words';

export const committeeWords = {
  committee: { en: 'Committee', es: 'Comité' },
  name: sharedWords.name,
  kind: sharedWords.kind,
  'kind.board': { en: 'Board', es: 'Junta directiva' },
  'kind.architectural-review': { en: 'Architectural review', es: 'Revisión de obras' },
  'kind.other': { en: 'Other', es: 'Otro' },
  purpose: { en: 'Purpose', es: 'Finalidad' },
  seats: { en: 'Seats', es: 'Puestos' },
  filled: { en: 'Filled', es: 'Ocupados' },
  vacant: { en: 'Vacant', es: 'Vacantes' },
  nextEndsOn: { en: 'Next term ends', es: 'Próximo fin de mandato' },
  status: sharedWords.status,
  'status.active': { en: 'Active', es: 'Activo' },
  'status.dissolved': { en: 'Dissolved', es: 'Disuelto' },
} satisfies Words;

export const termWords = {
  term: { en: 'Term', es: 'Mandato' },
  member: { en: 'Member', es: 'Miembro' },
  seat: { en: 'Seat', es: 'Puesto' },
  office: { en: 'Office', es: 'Cargo' },
  'office.president': { en: 'President', es: 'Presidencia' },
  'office.vice-president': { en: 'Vice president', es: 'Vicepresidencia' },
  'office.secretary': { en: 'Secretary', es: 'Secretaría' },
  'office.treasurer': { en: 'Treasurer', es: 'Tesorería' },
  startsOn: { en: 'Start date', es: 'Fecha de inicio' },
  endsOn: sharedWords.lastDay,
  state: sharedWords.status,
  'state.current': { en: 'Serving', es: 'En funciones' },
  'state.upcoming': { en: 'Upcoming', es: 'Próximo' },
  'state.past': { en: 'Past', es: 'Anterior' },
} satisfies Words;
