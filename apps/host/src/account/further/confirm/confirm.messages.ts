import { defineMessages } from '@courtyard/common';

export const confirmMessages = defineMessages({
  en: {
    joinTitle: 'Confirm your request to join',
    joinText: 'Then those who look after the members are told of it.',
    joinVerb: 'Confirm',
    joinDoneTitle: 'Your request was received',
    joinDoneText: 'Once it is accepted, you get an email at {email} and can sign in.',
    emailTitle: 'Confirm your new address',
    emailText: 'From then on you sign in with it, and mail of your communities comes here.',
    emailVerb: 'Confirm',
    emailDoneTitle: 'Your address is changed',
    emailDoneText:
      'You sign in with {email} now. We tell your old address, which can take it back for seven days.',
    undoTitle: 'Take your address back',
    undoText:
      'You sign in with your old address again. Every device is signed out, and you set a new password at once: whoever changed the address knew the one you have.',
    undoVerb: 'Take it back',
    undoDoneTitle: 'Your address is back',
    undoDoneText:
      'You sign in with {email} again. Set a new password now: the one before opens nothing any more.',
    setPassword: 'Set a new password',
    unusableTitle: 'This link does not work',
    unusableText: 'It was used, was replaced by a newer one, or has grown too old. Nothing was changed.',
  },
  es: {
    joinTitle: 'Confirme su solicitud',
    joinText: 'Entonces se avisa de ella a quienes se ocupan de los miembros.',
    joinVerb: 'Confirmar',
    joinDoneTitle: 'Recibimos su solicitud',
    joinDoneText: 'Cuando se acepte, recibirá un correo en {email} y podrá iniciar sesión.',
    emailTitle: 'Confirme su dirección nueva',
    emailText: 'A partir de entonces entra con ella, y el correo de sus comunidades llega aquí.',
    emailVerb: 'Confirmar',
    emailDoneTitle: 'Su dirección está cambiada',
    emailDoneText:
      'Ahora entra con {email}. Se lo decimos a su dirección anterior, que puede recuperarla durante siete días.',
    undoTitle: 'Recupere su dirección',
    undoText:
      'Vuelve a entrar con su dirección anterior. Se cierran todas las sesiones y usted pone enseguida una contraseña nueva: quien cambió la dirección conocía la que tiene.',
    undoVerb: 'Recuperarla',
    undoDoneTitle: 'Recuperó su dirección',
    undoDoneText:
      'Vuelve a entrar con {email}. Ponga ahora una contraseña nueva: la anterior ya no abre nada.',
    setPassword: 'Poner una contraseña nueva',
    unusableTitle: 'Este enlace no funciona',
    unusableText: 'Se usó, lo sustituyó otro más nuevo o es demasiado antiguo. No se cambió nada.',
  },
});
