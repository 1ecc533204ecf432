import { defineMessages } from '@courtyard/common';

export const closingMessages = defineMessages({
  en: {
    title: 'Close your account',
    text: 'In {communities}. You have 14 days to change your mind; then every sign-in ends.',
    blocked:
      'You are the last administrator of {communities}. Make somebody else one there, then you can close it.',
    waiting: 'Your account closes {when}. Until then everything works as before.',
    close: 'Close account',
    keep: 'Keep account',
    kept: 'Your account stays.',
    asked: 'Your account closes in 14 days. We tell you by email how to keep it.',
    failed: 'This did not work. Try again.',
    goes: 'What goes: your password, your photo, your words and phone number, your settings.',
    stays:
      'What stays: your communities keep your name and address as a past member’s, and your name in their books, votes and histories, which they have to keep.',
    password: 'Present password',
  },
  es: {
    title: 'Cerrar su cuenta',
    text: 'En {communities}. Tiene 14 días para cambiar de opinión; después ya no se puede entrar.',
    blocked:
      'Usted es la última persona de la administración de {communities}. Nombre antes a otra allí; después podrá cerrarla.',
    waiting: 'Su cuenta se cierra {when}. Hasta entonces todo sigue como antes.',
    close: 'Cerrar la cuenta',
    keep: 'Conservar la cuenta',
    kept: 'Su cuenta se queda.',
    asked: 'Su cuenta se cierra dentro de 14 días. Le decimos por correo cómo conservarla.',
    failed: 'Esto no funcionó. Inténtelo de nuevo.',
    goes: 'Lo que se va: su contraseña, su foto, sus palabras y su teléfono, sus ajustes.',
    stays:
      'Lo que queda: sus comunidades conservan su nombre y su dirección como antiguo miembro, y su nombre en sus libros, votaciones e historiales, que tienen que conservar.',
    password: 'Contraseña actual',
  },
});
