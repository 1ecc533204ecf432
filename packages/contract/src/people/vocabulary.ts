import { consentWords } from '../platform/member/contact/mail-consent.words';
import { sessionWords } from '../platform/member/session/session.words';
import type { HistoryVocabulary } from '../wire/fields/history';
import { sharedWords } from '../wire/fields/words';
import { committeeWords, termWords } from './committee/committee.words';
import { memberWords } from './member/member.words';
import { roleWords } from './role/role.words';

/** What became of two records of one person. */
const mergeWords = {
  mergedWith: { en: 'Record merged into this one', es: 'Registro que se unió a este' },
  mergedInto: { en: 'Merged into', es: 'Unido a' },
};

/** Of an administrator who viewed as the member. */
const viewAsWords = {
  viewAsUntil: { en: 'Until', es: 'Hasta' },
  viewAsEnd: { en: 'Ended', es: 'Terminó' },
  'viewAsEnd.stopped': { en: 'Stopped', es: 'Se detuvo' },
  'viewAsEnd.time': { en: 'Time limit', es: 'Límite de tiempo' },
  'viewAsEnd.session': { en: 'Signed out', es: 'Sesión cerrada' },
  'viewAsEnd.access': { en: 'Access removed', es: 'Acceso retirado' },
};

const passkey = { en: 'Passkey', es: 'Llave de acceso' };

const closesAt = { en: 'Closes on', es: 'Se cierra el' };

const { approvedBy } = sharedWords;

/** What members are called in their histories. */
export const memberVocabulary: HistoryVocabulary = {
  actions: {
    'member.profile': { en: 'Edited profile', es: 'Editó su perfil' },
    'member.contact': { en: 'Edited contact details', es: 'Editó sus datos de contacto' },
    'member.correct': { en: 'Details edited', es: 'Datos editados' },
    'member.mail-consent': {
      en: 'Consent to required notices by email',
      es: 'Consentimiento a los avisos obligatorios por correo electrónico',
    },
    'member.emergency-reading': {
      en: 'Viewed emergency contacts',
      es: 'Vio los contactos de emergencia',
    },
    'member.view-as': { en: 'Started viewing as this member', es: 'Empezó a ver como este miembro' },
    'member.view-as-end': { en: 'Stopped viewing as this member', es: 'Dejó de ver como este miembro' },
    'member.suspend': { en: 'Suspended', es: 'Se suspendió' },
    'member.end': { en: 'Membership ended', es: 'Terminó la membresía' },
    'member.bring-back': { en: 'Reinstated', es: 'Se reactivó' },
    'member.home': { en: 'Home added', es: 'Se añadió una vivienda' },
    'member.roles': { en: 'Roles changed', es: 'Se cambiaron los roles' },
    'member.invite': { en: 'Invited', es: 'Se invitó' },
    'member.invite-again': { en: 'Invitation resent', es: 'Invitación reenviada' },
    'member.revoke': { en: 'Invitation revoked', es: 'Invitación revocada' },
    'member.merge': { en: 'Merged with another record', es: 'Se unió con otro registro' },
    'member.join': { en: 'Joined', es: 'Se incorporó' },
    'session.refuse': { en: 'Sign-in failed', es: 'Inicio de sesión fallido' },
    'password.change': { en: 'Changed password', es: 'Cambió la contraseña' },
    'email.ask': { en: 'Requested email change', es: 'Solicitó cambiar el correo' },
    'email.change': { en: 'Changed email', es: 'Cambió el correo' },
    'email.undo': { en: 'Restored previous email', es: 'Recuperó el correo anterior' },
    'account.ask-to-close': { en: 'Requested account closure', es: 'Solicitó cerrar la cuenta' },
    'account.download': {
      en: 'Downloaded own data',
      es: 'Descargó sus datos',
    },
    'account.keep': { en: 'Canceled account closure', es: 'Canceló el cierre de la cuenta' },
    'account.close': { en: 'Account closed', es: 'Cuenta cerrada' },
    'member.rename': { en: 'Changed name', es: 'Cambió el nombre' },
    'factor.add': { en: 'Added a second factor', es: 'Añadió un segundo factor' },
    'factor.rename': { en: 'Renamed a passkey', es: 'Cambió el nombre de una llave de acceso' },
    'factor.remove': { en: 'Removed a second factor', es: 'Quitó un segundo factor' },
    'factor.reset': { en: 'All second factors removed', es: 'Se quitaron todos los segundos factores' },
    'recovery-codes.renew': {
      en: 'Generated new recovery codes',
      es: 'Generó códigos de recuperación nuevos',
    },
    'recovery-codes.use': { en: 'Used a recovery code', es: 'Usó un código de recuperación' },
    'password.set': { en: 'Set new password', es: 'Puso una contraseña nueva' },
  },
  kinds: { member: { en: 'Member', es: 'Miembro' } },
  things: {
    member: { ...memberWords, ...mergeWords, ...viewAsWords, ...consentWords, approvedBy, closesAt, passkey },
    session: sessionWords,
  },
};

/** What committees and terms are called in their histories. */
export const committeeVocabulary: HistoryVocabulary = {
  actions: {
    'committee.create': { en: 'Committee added', es: 'Comité agregado' },
    'committee.update': { en: 'Committee changed', es: 'Comité cambiado' },
    'committee.remove': { en: 'Committee deleted', es: 'Comité eliminado' },
    'term.create': { en: 'Term added', es: 'Mandato agregado' },
    'term.update': { en: 'Term changed', es: 'Mandato cambiado' },
    'term.remove': { en: 'Term deleted', es: 'Mandato eliminado' },
  },
  kinds: { committee: { en: 'Committee', es: 'Comité' } },
  things: { committee: committeeWords, term: termWords },
};

/** What roles are called in their histories. */
export const roleVocabulary: HistoryVocabulary = {
  actions: {
    'role.create': { en: 'Role created', es: 'Rol creado' },
    'role.update': { en: 'Role changed', es: 'Rol cambiado' },
    'role.offer': { en: 'Gained new permissions', es: 'Ganó permisos nuevos' },
    'role.give': { en: 'Role assigned', es: 'Rol asignado' },
    'role.take': { en: 'Role removed', es: 'Rol quitado' },
    'role.factors': { en: 'Two-factor requirement', es: 'Exigencia de dos factores' },
    'role.remove': { en: 'Role deleted', es: 'Rol eliminado' },
  },
  kinds: { role: { en: 'Role', es: 'Rol' } },
  things: { role: { ...roleWords, approvedBy } },
  withoutChanges: ['role.create'],
};

/** What is asked by those who want to join. */
export const joinRequestVocabulary: HistoryVocabulary = {
  actions: {
    'join-request.approve': { en: 'Access request approved', es: 'Solicitud de acceso aprobada' },
    'join-request.refuse': { en: 'Access request rejected', es: 'Solicitud de acceso rechazada' },
  },
  kinds: { 'join-request': { en: 'Access request', es: 'Solicitud de acceso' } },
  things: {
    'join-request': {
      name: memberWords.name,
      email: memberWords.email,
      roles: memberWords.roles,
      status: sharedWords.status,
      'status.waiting': { en: 'Pending', es: 'Pendiente' },
      'status.accepted': { en: 'Approved', es: 'Aprobada' },
      'status.refused': { en: 'Rejected', es: 'Rechazada' },
      reason: sharedWords.reason,
    },
  },
};
