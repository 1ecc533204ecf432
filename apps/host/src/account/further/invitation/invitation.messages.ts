import { defineMessages } from '@courtyard/common';

export const invitationMessages = defineMessages({
  en: {
    secondFactor: 'You’ve joined. Continue on the sign-in page, which also asks for your second factor.',
    title: 'Accept invitation',
    textNew: 'Enter your name and choose a password. You’ll sign in with {email}.',
    textKnown: 'You already have an account from another community. Enter its password for {email}.',
    accept: 'Join',
    unusableTitle: 'This link doesn’t work',
    unusableText:
      'It was already used, replaced by a newer one, or has expired. If you’ve already joined, sign in; if not, ask for a new invitation.',
    failedTitle: 'Couldn’t open the invitation',
    again: 'Try again',
    loading: 'Opening invitation',
  },
  es: {
    secondFactor:
      'Ya es miembro. Continúe en la página de inicio de sesión, que pide también su segundo factor.',
    title: 'Aceptar la invitación',
    textNew: 'Escriba su nombre y elija una contraseña. Iniciará sesión con {email}.',
    textKnown: 'Ya tiene una cuenta, de otra comunidad. Escriba su contraseña de {email}.',
    accept: 'Unirse',
    unusableTitle: 'Este enlace no sirve',
    unusableText:
      'Ya se usó, se sustituyó por otro más reciente o ha caducado. Si ya se unió, inicie sesión; si no, pida otra invitación.',
    failedTitle: 'No se pudo abrir la invitación',
    again: 'Intentar de nuevo',
    loading: 'Abriendo la invitación',
  },
});
