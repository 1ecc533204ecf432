import type { Sentences } from '../../../../../platform/http/language/sentence';

/** What late charges tell people, in Spanish by English. */
export const lateChargeSentences: Sentences = {
  'Choose the account that this is income of.': 'Elija la cuenta en la que entra.',
  'Late fee: due {1}': 'Recargo por mora: vencía el {1}',
  'Late fee: {1}, due {2}': 'Recargo por mora: {1}, vencía el {2}',
  'Interest: {1}, due {2}, until {3}': 'Intereses: {1}, vencía el {2}, hasta el {3}',
  'Interest: due {1}, until {2}': 'Intereses: vencía el {1}, hasta el {2}',
  '{1}: {2} a year on what was due {3}, until {4}. ({5})':
    '{1}: {2} al año sobre lo que vencía el {3}, hasta el {4}. ({5})',
  '{1}: due {2} and not paid by then. ({3})': '{1}: vencía el {2} y no se pagó hasta entonces. ({3})',
  '{1}: due {2} and not paid within {3}. ({4})': '{1}: vencía el {2} y no se pagó en {3}. ({4})',
  'This costs more than {1} allows. Where your documents allow it, begin with your own terms.':
    'Esto cuesta más de lo que permite {1}. Si sus documentos lo permiten, empiece con condiciones propias.',
  'This is sooner than {1} allows. Where your documents allow it, begin with your own terms.':
    'Esto es antes de lo que permite {1}. Si sus documentos lo permiten, empiece con condiciones propias.',
  '{1} names no late fee. Where your documents allow one, begin with your own terms.':
    '{1} no nombra ningún recargo. Si sus documentos lo permiten, empiece con condiciones propias.',
  'What came to be known later makes this charge wrong: a payment with an earlier date, or days on which nobody collected.':
    'Lo que se supo después deja este cargo sin razón: un pago con fecha anterior, o días en los que el cobro estaba suspendido.',
};
