import { allVocabularies } from '../../vocabularies';
import type { Word, Words } from '../../wire/fields/words';

const actionWords: Record<string, Word> = Object.fromEntries(
  Object.entries(allVocabularies.actions).map(([action, word]) => [`action.${action}`, word]),
);

export const logWords = {
  at: { en: 'When', es: 'Cuándo' },
  person: { en: 'Person', es: 'Persona' },
  section: { en: 'Section', es: 'Sección' },
  'section.properties': { en: 'Properties & Areas', es: 'Propiedades y áreas' },
  'section.people': { en: 'People', es: 'Personas' },
  'section.platform': { en: 'Accounts and administration', es: 'Cuentas y administración' },
  kind: { en: 'Kind of thing', es: 'Tipo de cosa' },
  'kind.property': { en: 'Property', es: 'Propiedad' },
  'kind.properties': { en: 'All properties', es: 'Todas las propiedades' },
  'kind.person': { en: 'Contact', es: 'Contacto' },
  'kind.common-area': { en: 'Common area', es: 'Área común' },
  'kind.reservation': { en: 'Booking', es: 'Reserva' },
  'kind.asset': { en: 'Asset', es: 'Activo' },
  'kind.reserve-component': { en: 'Reserve component', es: 'Componente de reserva' },
  'kind.member': { en: 'Member', es: 'Miembro' },
  'kind.role': { en: 'Role', es: 'Rol' },
  'kind.committee': { en: 'Committee', es: 'Comité' },
  'kind.join-request': { en: 'Request to join', es: 'Solicitud de acceso' },
  'kind.session': { en: 'Sign-in', es: 'Inicio de sesión' },
  'kind.approval': { en: 'Approval', es: 'Aprobación' },
  'kind.approval-rule': { en: 'Rule of approvals', es: 'Regla de aprobaciones' },
  'kind.community': { en: 'Community', es: 'Comunidad' },
  'kind.section': { en: 'Section', es: 'Sección' },
  'kind.list-view': { en: 'View of a list', es: 'Vista de una lista' },
  'kind.ticket': { en: 'Ticket', es: 'Consulta' },
  'kind.job': { en: 'Work in the background', es: 'Trabajo en segundo plano' },
  'kind.mail': { en: 'Letter', es: 'Carta' },
  'kind.list-act': { en: 'Act on many', es: 'Acción sobre muchos' },
  thing: { en: 'Thing', es: 'Cosa' },
  action: { en: 'What was done', es: 'Qué se hizo' },
  changes: { en: 'Before and after', es: 'Antes y después' },
  address: { en: 'From', es: 'Desde' },
  ...actionWords,
} satisfies Words;
