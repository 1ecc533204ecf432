import { defineMessages } from '@courtyard/common';
import { ownerLetterWords } from '@courtyard/contract/accounting/receivables/letter/owner-letter.words';

export const ownerLetterMessages = defineMessages(
  {
    en: {
      letters: 'Emails',
      lettersText:
        'Emails sent and their delivery status. Failed emails can be retried in the outbox under Administration.',
      by: '{kind} · by {by}, {at}',
      byWithheld: '{kind} · by {by}, {at}. Not sent: {reason}.',
    },
    es: {
      letters: 'Correos',
      lettersText:
        'Correos enviados y su estado. Los que fallan se pueden reintentar en la bandeja de salida de Administración.',
      by: '{kind} · por {by}, {at}',
      byWithheld: '{kind} · por {by}, {at}. No se envió: {reason}.',
    },
  },
  ownerLetterWords,
);
