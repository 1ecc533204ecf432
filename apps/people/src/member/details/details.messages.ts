import { defineMessages } from '@courtyard/common';
import { memberWords } from '@courtyard/contract/people/member/member.words';
import type { HistoryVocabulary } from '@courtyard/ui/details';

export const detailsMessages = defineMessages({
  en: {
    contact: 'Contact',
    contactText: 'What is not shown here, this member keeps to themselves.',
    others: 'What the other members see',
    othersText: 'Each member chooses it in their own profile. The name is always shown.',
    shown: 'Shown',
    hidden: 'Hidden',
    homesOverTime: 'Homes over time',
    noHomes: 'No home of theirs is known.',
    serves: 'Serves on',
    noTerms: 'They have not served on a committee.',
    suspend: 'Suspend',
    suspendTitle: 'Suspend {name}?',
    suspendText:
      'They are signed out everywhere and cannot sign in until they are brought back. Nothing is removed.',
    suspended: '{name} is suspended.',
    end: 'End membership',
    endTitle: 'End the membership of {name}?',
    endText:
      'They are signed out everywhere and become a past member. What they did and where they lived stays.',
    ended: 'The membership of {name} has ended.',
    'bring-back': 'Bring back',
    broughtBack: '{name} is active again.',
    historyText: 'Every change. Entries are never changed or removed.',
  },
  es: {
    contact: 'Contacto',
    contactText: 'Lo que no aparece aquí, este miembro se lo reserva.',
    others: 'Qué ven los demás miembros',
    othersText: 'Cada miembro lo elige en su perfil. El nombre se muestra siempre.',
    shown: 'Se muestra',
    hidden: 'Oculto',
    homesOverTime: 'Viviendas a lo largo del tiempo',
    noHomes: 'No se conoce ninguna vivienda suya.',
    serves: 'Sirve en',
    noTerms: 'No ha servido en ningún comité.',
    suspend: 'Suspender',
    suspendTitle: '¿Suspender a {name}?',
    suspendText:
      'Su sesión se cierra en todas partes y no puede iniciarla hasta que se le reactive. No se quita nada.',
    suspended: 'Se suspendió a {name}.',
    end: 'Terminar la membresía',
    endTitle: '¿Terminar la membresía de {name}?',
    endText:
      'Su sesión se cierra en todas partes y pasa a ser miembro anterior. Lo que hizo y dónde vivió queda.',
    ended: 'Terminó la membresía de {name}.',
    'bring-back': 'Reactivar',
    broughtBack: '{name} vuelve a estar activo.',
    historyText: 'Cada cambio. Las entradas nunca se cambian ni se quitan.',
  },
});

/** What members are called in their histories. */
export const memberVocabulary: HistoryVocabulary = {
  actions: {
    'member.profile': { en: 'Changed their profile', es: 'Cambió su perfil' },
    'member.suspend': { en: 'Suspended', es: 'Se suspendió' },
    'member.end': { en: 'Membership ended', es: 'Terminó la membresía' },
    'member.bring-back': { en: 'Brought back', es: 'Se reactivó' },
    'member.roles': { en: 'Roles changed', es: 'Se cambiaron los roles' },
    'member.invite': { en: 'Invited', es: 'Se invitó' },
    'member.invite-again': { en: 'Invited again', es: 'Se volvió a invitar' },
    'member.revoke': { en: 'Invitation taken back', es: 'Se retiró la invitación' },
    'member.join': { en: 'Became a member', es: 'Se hizo miembro' },
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
    'password.set': { en: 'Set a new password', es: 'Puso una contraseña nueva' },
  },
  things: { member: { ...memberWords, approvedBy: { en: 'Approved by', es: 'Aprobado por' } } },
};
