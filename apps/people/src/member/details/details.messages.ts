import { defineMessages } from '@courtyard/common';

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
