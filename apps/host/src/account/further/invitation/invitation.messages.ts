import { defineMessages } from '@courtyard/common';

export const invitationMessages = defineMessages({
  en: {
    secondFactor: 'You have joined. Sign in on the sign-in page: it asks for your second factor too.',
    title: 'Accept the invitation',
    textNew: 'Say how you are called and choose a password. You sign in with {email}.',
    textKnown: 'You have an account already, from another community. Enter its password for {email}.',
    accept: 'Join',
    unusableTitle: 'This link does not work',
    unusableText:
      'It was used, was replaced by a newer one, or has grown too old. If you joined already, sign in; else ask who invited you for a new one.',
    failedTitle: 'The invitation could not be opened',
    again: 'Try again',
    loading: 'Opening the invitation',
  },
  es: {
    secondFactor:
      'Ya es miembro. Entre en la página de inicio de sesión, que pide también su segundo factor.',
    title: 'Aceptar la invitación',
    textNew: 'Diga cómo se llama y elija una contraseña. Iniciará sesión con {email}.',
    textKnown: 'Ya tiene una cuenta, de otra comunidad. Escriba su contraseña de {email}.',
    accept: 'Unirse',
    unusableTitle: 'Este enlace no sirve',
    unusableText:
      'Ya se usó, se cambió por otro más reciente o ha caducado. Si ya se unió, inicie sesión; si no, pida otro a quien le invitó.',
    failedTitle: 'No se pudo abrir la invitación',
    again: 'Intentar de nuevo',
    loading: 'Abriendo la invitación',
  },
});
