import { defineMessages } from '@courtyard/common';

export const viewAsMessages = defineMessages({
  en: {
    viewAs: 'View as {name}',
    title: 'View as {name}?',
    text: 'You see what {name} sees, read-only, for up to 30 minutes. Ballots, own documents, private reports and list views, notifications and their settings, support tickets and security settings aren’t shown.',
    logged: 'It’s logged: {name} is notified, and it’s in the member’s history and the activity log.',
    start: 'Start viewing',
  },
  es: {
    viewAs: 'Ver como {name}',
    title: '¿Ver como {name}?',
    text: 'Verá lo que ve {name}, sin poder cambiar nada, durante 30 minutos como máximo. No se muestran votos, documentos propios, informes y vistas privados, notificaciones ni sus ajustes, consultas ni ajustes de seguridad.',
    logged:
      'Queda registrado: se avisa a {name}, y consta en el historial del miembro y en el registro de actividad.',
    start: 'Empezar a ver',
  },
});
