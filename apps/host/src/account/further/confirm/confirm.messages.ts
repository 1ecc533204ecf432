import { defineMessages } from '@courtyard/common';

export const confirmMessages = defineMessages({
  en: {
    joinTitle: 'Confirm your access request',
    joinText: 'Your request then goes to the people who manage members.',
    joinVerb: 'Confirm',
    joinDoneTitle: 'Request received',
    joinDoneText: 'When it’s approved, you’ll get an email at {email} and can sign in.',
    emailTitle: 'Confirm your new email',
    emailText: 'You’ll use it to sign in, and your communities will email you here.',
    emailVerb: 'Confirm',
    emailDoneTitle: 'Email changed',
    emailDoneText:
      'You now sign in with {email}. We also notified your old address, which can undo the change for seven days.',
    undoTitle: 'Restore your old email',
    undoText:
      'You’ll sign in with your old email again, and every device will be signed out. Set a new password right away: the person who changed your email knew the current one.',
    undoVerb: 'Restore email',
    undoDoneTitle: 'Email restored',
    undoDoneText: 'You sign in with {email} again. Set a new password now: the previous one no longer works.',
    setPassword: 'Set a new password',
    unusableTitle: 'This link doesn’t work',
    unusableText: 'It was already used, replaced by a newer one, or has expired. Nothing was changed.',
  },
  es: {
    joinTitle: 'Confirme su solicitud de acceso',
    joinText: 'Después, su solicitud llega a quienes gestionan los miembros.',
    joinVerb: 'Confirmar',
    joinDoneTitle: 'Solicitud recibida',
    joinDoneText: 'Cuando se apruebe, recibirá un correo en {email} y podrá iniciar sesión.',
    emailTitle: 'Confirme su correo nuevo',
    emailText: 'Lo usará para iniciar sesión, y sus comunidades le escribirán aquí.',
    emailVerb: 'Confirmar',
    emailDoneTitle: 'Correo cambiado',
    emailDoneText:
      'Ahora inicia sesión con {email}. También avisamos a su dirección anterior, que puede deshacer el cambio durante siete días.',
    undoTitle: 'Recupere su correo anterior',
    undoText:
      'Volverá a iniciar sesión con su correo anterior y se cerrarán todas las sesiones. Cambie la contraseña enseguida: la persona que cambió el correo conocía la actual.',
    undoVerb: 'Recuperar correo',
    undoDoneTitle: 'Correo recuperado',
    undoDoneText:
      'Vuelve a iniciar sesión con {email}. Ponga ahora una contraseña nueva: la anterior ya no sirve.',
    setPassword: 'Poner una contraseña nueva',
    unusableTitle: 'Este enlace no funciona',
    unusableText: 'Ya se usó, se sustituyó por otro más reciente o ha caducado. No se cambió nada.',
  },
});
