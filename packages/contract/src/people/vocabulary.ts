import { consentWords } from '../platform/member/contact/mail-consent.words';
import { sessionWords } from '../platform/member/session.words';
import type { HistoryVocabulary } from '../wire/fields/history';
import { sharedWords } from '../wire/fields/words';
import { committeeWords, termWords } from './committee/committee.words';
import { memberWords } from './member/member.words';
import { roleWords } from './role/role.words';

/** What became of two records of one person. */
const mergeWords = {
  mergedWith: { en: 'Record that was merged into this one', es: 'Registro que se unió a este' },
  mergedInto: { en: 'Merged into', es: 'Unido a' },
};

const passkey = { en: 'Passkey', es: 'Llave de acceso' };

const closesAt = { en: 'Closes on', es: 'Se cierra el' };

const { approvedBy } = sharedWords;

/** What members are called in their histories. */
export const memberVocabulary: HistoryVocabulary = {
  actions: {
    'member.profile': { en: 'Changed their profile', es: 'Cambió su perfil' },
    'member.contact': { en: 'Changed their contact details', es: 'Cambió sus datos de contacto' },
    'member.correct': { en: 'Details corrected', es: 'Se corrigieron los datos' },
    'member.mail-consent': {
      en: 'Consent to required notices by e-mail',
      es: 'Consentimiento a los avisos obligatorios por correo electrónico',
    },
    'member.emergency-reading': {
      en: 'Was shown whom to call in an emergency',
      es: 'Vio a quién llamar en una emergencia',
    },
    'member.suspend': { en: 'Suspended', es: 'Se suspendió' },
    'member.end': { en: 'Membership ended', es: 'Terminó la membresía' },
    'member.bring-back': { en: 'Brought back', es: 'Se reactivó' },
    'member.home': { en: 'Home added', es: 'Se añadió una vivienda' },
    'member.roles': { en: 'Roles changed', es: 'Se cambiaron los roles' },
    'member.invite': { en: 'Invited', es: 'Se invitó' },
    'member.invite-again': { en: 'Invited again', es: 'Se volvió a invitar' },
    'member.revoke': { en: 'Invitation taken back', es: 'Se retiró la invitación' },
    'member.merge': { en: 'Merged with another record', es: 'Se unió con otro registro' },
    'member.join': { en: 'Became a member', es: 'Se hizo miembro' },
    'session.refuse': { en: 'Sign-in refused', es: 'Inicio de sesión rechazado' },
    'password.change': { en: 'Changed the password', es: 'Cambió la contraseña' },
    'email.ask': { en: 'Asked for another address', es: 'Pidió otra dirección' },
    'email.change': { en: 'Signs in with another address', es: 'Entra con otra dirección' },
    'email.undo': { en: 'Took the address back', es: 'Recuperó la dirección' },
    'account.ask-to-close': { en: 'Asked to close the account', es: 'Pidió cerrar la cuenta' },
    'account.download': {
      en: 'Downloaded what is held about them',
      es: 'Descargó lo que se guarda sobre sí',
    },
    'account.keep': { en: 'Kept the account', es: 'Conservó la cuenta' },
    'account.close': { en: 'Closed the account', es: 'Cerró la cuenta' },
    'member.rename': { en: 'Changed the name', es: 'Cambió el nombre' },
    'factor.add': { en: 'Added a second factor', es: 'Añadió un segundo factor' },
    'factor.rename': { en: 'Renamed a passkey', es: 'Cambió el nombre de una llave de acceso' },
    'factor.remove': { en: 'Removed a second factor', es: 'Quitó un segundo factor' },
    'factor.reset': { en: 'All second factors removed', es: 'Se quitaron todos los segundos factores' },
    'recovery-codes.renew': { en: 'Made new recovery codes', es: 'Creó códigos de recuperación nuevos' },
    'recovery-codes.use': { en: 'Used a recovery code', es: 'Usó un código de recuperación' },
    'password.set': { en: 'Set a new password', es: 'Puso una contraseña nueva' },
  },
  kinds: { member: { en: 'Member', es: 'Miembro' } },
  things: {
    member: { ...memberWords, ...mergeWords, ...consentWords, approvedBy, closesAt, passkey },
    session: sessionWords,
  },
};

/** What committees and terms are called in their histories. */
export const committeeVocabulary: HistoryVocabulary = {
  actions: {
    'committee.create': { en: 'Committee added', es: 'Comité agregado' },
    'committee.update': { en: 'Committee changed', es: 'Comité cambiado' },
    'committee.remove': { en: 'Committee removed', es: 'Comité quitado' },
    'term.create': { en: 'Term added', es: 'Mandato agregado' },
    'term.update': { en: 'Term changed', es: 'Mandato cambiado' },
    'term.remove': { en: 'Term removed', es: 'Mandato quitado' },
  },
  kinds: { committee: { en: 'Committee', es: 'Comité' } },
  things: { committee: committeeWords, term: termWords },
};

/** What roles are called in their histories. */
export const roleVocabulary: HistoryVocabulary = {
  actions: {
    'role.create': { en: 'Role made', es: 'Rol creado' },
    'role.update': { en: 'Role changed', es: 'Rol cambiado' },
    'role.offer': { en: 'Got rights that are new', es: 'Recibió permisos nuevos' },
    'role.give': { en: 'Role given', es: 'Rol dado' },
    'role.take': { en: 'Role taken', es: 'Rol quitado' },
    'role.factors': { en: 'Two factors demanded', es: 'Exigencia de dos factores' },
    'role.remove': { en: 'Role removed', es: 'Rol eliminado' },
  },
  kinds: { role: { en: 'Role', es: 'Rol' } },
  things: { role: { ...roleWords, approvedBy } },
  withoutChanges: ['role.create'],
};

/** What is asked by those who want to join. */
export const joinRequestVocabulary: HistoryVocabulary = {
  actions: {
    'join-request.approve': { en: 'Request to join approved', es: 'Solicitud de acceso aprobada' },
    'join-request.refuse': { en: 'Request to join refused', es: 'Solicitud de acceso rechazada' },
  },
  kinds: { 'join-request': { en: 'Request to join', es: 'Solicitud de acceso' } },
  things: {
    'join-request': {
      name: memberWords.name,
      email: memberWords.email,
      roles: memberWords.roles,
      status: sharedWords.status,
      'status.waiting': { en: 'Waits for an answer', es: 'Espera respuesta' },
      'status.accepted': { en: 'Approved', es: 'Aprobada' },
      'status.refused': { en: 'Refused', es: 'Rechazada' },
      reason: sharedWords.reason,
    },
  },
};
