import { defineMessages } from '@courtyard/common';
import { ownerLetterWords } from '@courtyard/contract/accounting/receivables/letter/owner-letter.words';

export const ownerLetterMessages = defineMessages(
  {
    en: {
      letters: 'By e-mail',
      lettersText: 'Each letter with where it stands. The outbox under Administration tries again.',
      by: '{kind} · by {by}, {at}',
      byWithheld: '{kind} · by {by}, {at}. Not sent: {reason}.',
    },
    es: {
      letters: 'Por correo',
      lettersText: 'Cada carta y su estado. La bandeja de salida en Administración lo intenta de nuevo.',
      by: '{kind} · por {by}, {at}',
      byWithheld: '{kind} · por {by}, {at}. No se envió: {reason}.',
    },
  },
  ownerLetterWords,
);
