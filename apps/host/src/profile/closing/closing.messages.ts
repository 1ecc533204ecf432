import { defineMessages } from '@courtyard/common';

export const closingMessages = defineMessages({
  en: {
    title: 'Close your account',
    text: 'In {communities}. You have 14 days to change your mind; after that you can’t sign in.',
    blocked:
      'You’re the last administrator of {communities}. Appoint another one there before you close your account.',
    waiting: 'Your account closes {when}. Everything works normally until then.',
    close: 'Close account',
    keep: 'Keep account',
    kept: 'Your account won’t be closed.',
    asked: 'Your account closes in 14 days. We emailed you how to keep it.',
    failed: 'That didn’t work. Try again.',
    goes: 'Deleted: your password, photo, bio, phone number and settings.',
    stays:
      'Kept: your communities keep your name and address as a past member, and your name in books, votes and history, as they’re required to.',
    password: 'Current password',
  },
  es: {
    title: 'Cerrar su cuenta',
    text: 'En {communities}. Tiene 14 días para cambiar de opinión; después ya no podrá entrar.',
    blocked:
      'Usted es el último administrador de {communities}. Nombre a otro allí antes de cerrar su cuenta.',
    waiting: 'Su cuenta se cierra {when}. Hasta entonces todo funciona con normalidad.',
    close: 'Cerrar la cuenta',
    keep: 'Conservar la cuenta',
    kept: 'Su cuenta no se cerrará.',
    asked: 'Su cuenta se cierra dentro de 14 días. Le enviamos por correo cómo conservarla.',
    failed: 'No funcionó. Inténtelo de nuevo.',
    goes: 'Se elimina: su contraseña, foto, presentación, teléfono y ajustes.',
    stays:
      'Se conserva: sus comunidades guardan su nombre y dirección como antiguo miembro, y su nombre en libros, votaciones e historiales, como exige la ley.',
    password: 'Contraseña actual',
  },
});
