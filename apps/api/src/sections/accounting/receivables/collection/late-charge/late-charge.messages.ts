import type { Sentences } from '../../../../../platform/http/language/sentence';

/** What late charges tell people, in Spanish by English. */
export const lateChargeSentences: Sentences = {
  'Choose the account that this is income of.': 'Elija la cuenta en la que entra.',
  'Late fee: due {1}': 'Recargo por mora: vencía el {1}',
  'Interest: due {1}, until {2}': 'Intereses: vencía el {1}, hasta el {2}',
  'What came to be known later makes this charge wrong: a payment with an earlier date, or days on which nobody collected.':
    'Lo que se supo después deja este cargo sin razón: un pago con fecha anterior, o días en los que el cobro estaba suspendido.',
};
