import { defineMessages } from '@courtyard/common';

export const strengthMessages = defineMessages({
  en: {
    help: 'At least 12 characters. Several unrelated words are easy to remember and hard to guess.',
    strength: 'Password strength',
    more: ({ count }: { count: number }) => (count === 1 ? '1 more character.' : `${count} more characters.`),
    weak: 'Too easy to guess.',
    good: 'Strong.',
    veryGood: 'Very strong.',
    refused: 'This password is too easy to guess. Choose another, for example four unrelated words.',
  },
  es: {
    help: 'Al menos 12 caracteres. Varias palabras sin relación entre sí son fáciles de recordar y difíciles de adivinar.',
    strength: 'Seguridad de la contraseña',
    more: ({ count }: { count: number }) =>
      count === 1 ? 'Falta 1 carácter.' : `Faltan ${count} caracteres.`,
    weak: 'Demasiado fácil de adivinar.',
    good: 'Segura.',
    veryGood: 'Muy segura.',
    refused:
      'Esta contraseña es demasiado fácil de adivinar. Elija otra, por ejemplo cuatro palabras sin relación.',
  },
});
