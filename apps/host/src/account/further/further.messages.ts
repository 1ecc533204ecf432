import { defineMessages } from '@courtyard/common';

/** Of register, reset and what one may not see, which the login does not bring along. */
export const furtherMessages = defineMessages({
  en: {
    toDashboard: 'Go to the dashboard',
    passkeyTitle: 'Sign in with a passkey',
    passkeyText:
      'Your fingerprint, your face or the code of your device takes the place of email and password.',
    usePassword: 'Use email and password',
    forbidden: '403 - You are not authorized to view this page.',
    forbiddenText:
      'Your roles do not include what this page needs. Someone who manages roles in your community can change that.',
    haveAccount: 'Already a member?',
    registerTitle: 'Ask to join',
    registerText: 'A member who may invite people decides. You get an email either way.',
    name: 'Name',
    nameHelp: 'As your neighbours know you.',
    note: 'Note',
    noteHelp: 'Your unit or address helps to recognise you.',
    send: 'Send request',
    confirmSentText:
      'A letter is on its way to {email}. Its link works for a day; with it those who decide are told of your request.',
    closedTitle: 'One joins by invitation',
    closedText:
      'This community does not take requests to join. Ask somebody who looks after its members for an invitation: it comes by email, with a link.',
    resetTitle: 'Reset password',
    resetText: 'We send a link to set a new password. It works once and for one hour.',
    sendLink: 'Send link',
    linkSentTitle: 'Look into your mail',
    linkSentText:
      'If {email} belongs to a member, a link is on its way. Nothing there after a few minutes? Look into the spam folder, or ask again.',
    askAgain: 'Ask again',
    backToSignIn: 'Back to sign in',
    newPasswordTitle: 'Set a new password',
    newPasswordText: 'You will be signed out on every device.',
    newPassword: 'New password',
    savePassword: 'Set password',
    linkDead: 'This link no longer works: it was used, or an hour has passed. Ask for a new one.',
    passwordSetTitle: 'Your password is set',
    passwordSetText: 'Every other session has ended. Sign in with the new password.',
    myResetText: 'We send a link to {email}. It works once and for one hour.',
  },
  es: {
    toDashboard: 'Ir al panel',
    passkeyTitle: 'Entrar con una llave de acceso',
    passkeyText: 'Su huella, su cara o el código de su dispositivo sustituye al correo y la contraseña.',
    usePassword: 'Usar correo y contraseña',
    forbidden: '403 - You are not authorized to view this page.',
    forbiddenText:
      'Sus roles no incluyen lo que esta página necesita. Quien gestiona los roles de su comunidad puede cambiarlo.',
    haveAccount: '¿Ya es miembro?',
    registerTitle: 'Pedir acceso',
    registerText: 'Decide un miembro que puede invitar. Recibirá un correo en cualquier caso.',
    name: 'Nombre',
    nameHelp: 'Como le conocen sus vecinos.',
    note: 'Nota',
    noteHelp: 'Su vivienda o dirección ayuda a reconocerle.',
    send: 'Enviar solicitud',
    confirmSentText:
      'Una carta va camino de {email}. Su enlace sirve un día; con él se avisa de su solicitud a quienes deciden.',
    closedTitle: 'Se entra por invitación',
    closedText:
      'Esta comunidad no admite solicitudes. Pida una invitación a quien se ocupa de sus miembros: llega por correo, con un enlace.',
    resetTitle: 'Restablecer la contraseña',
    resetText: 'Enviamos un enlace para poner una contraseña nueva. Sirve una vez y durante una hora.',
    sendLink: 'Enviar enlace',
    linkSentTitle: 'Mire su correo',
    linkSentText:
      'Si {email} es de un miembro, el enlace va en camino. ¿Nada después de unos minutos? Mire en la carpeta de correo no deseado, o pídalo otra vez.',
    askAgain: 'Pedir otra vez',
    backToSignIn: 'Volver a iniciar sesión',
    newPasswordTitle: 'Ponga una contraseña nueva',
    newPasswordText: 'Se cerrará la sesión en todos los dispositivos.',
    newPassword: 'Contraseña nueva',
    savePassword: 'Guardar contraseña',
    linkDead: 'Este enlace ya no sirve: se usó o pasó una hora. Pida uno nuevo.',
    passwordSetTitle: 'Su contraseña está puesta',
    passwordSetText: 'Las demás sesiones terminaron. Inicie sesión con la contraseña nueva.',
    myResetText: 'Enviamos un enlace a {email}. Sirve una vez y durante una hora.',
  },
});
