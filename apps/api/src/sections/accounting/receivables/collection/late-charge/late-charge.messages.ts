import type { Sentences } from '../../../../../platform/http/language/sentence';

/** What late charges tell people, in Spanish by English. */
export const lateChargeSentences: Sentences = {
  'Choose the account that this is income of.': 'Elija la cuenta en la que entra.',
  'Late fee: due {1}': 'Recargo por mora: vencía el {1}',
  'Interest: due {1}, until {2}': 'Intereses: vencía el {1}, hasta el {2}',
  'A payment with an earlier date came to be known: nothing was late.':
    'Se supo de un pago con fecha anterior: no había mora.',
};
