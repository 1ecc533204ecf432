import { defineMessages } from '@courtyard/common';

export const strengthMessages = defineMessages({
  en: {
    help: 'At least 12 characters. A few words that do not belong together are easy to remember and hard to guess.',
    strength: 'How hard it is to guess',
    more: ({ count }: { count: number }) => (count === 1 ? '1 more character.' : `${count} more characters.`),
    weak: 'Guessed too soon.',
    good: 'Good.',
    veryGood: 'Very good.',
    refused:
      'This password would be guessed too soon. Choose another: four words that do not belong together, for example.',
  },
  es: {
    help: 'Al menos 12 caracteres. Unas palabras sin relación entre sí son fáciles de recordar y difíciles de adivinar.',
    strength: 'Lo difícil que es de adivinar',
    more: ({ count }: { count: number }) =>
      count === 1 ? 'Falta 1 carácter.' : `Faltan ${count} caracteres.`,
    weak: 'Se adivina demasiado pronto.',
    good: 'Buena.',
    veryGood: 'Muy buena.',
    refused:
      'Esta contraseña se adivinaría demasiado pronto. Elija otra: por ejemplo, cuatro palabras que no tengan que ver entre sí.',
  },
});
