import type { Sentences } from '../../../../../platform/http/language/sentence';

/** What late charges tell people, in Spanish by English. */
export const lateChargeSentences: Sentences = {
  'Choose an income account.': 'Elija una cuenta de ingresos.',
  'Late fee: due {1}': 'Recargo por mora: vencía el {1}',
  'Late fee: {1}, due {2}': 'Recargo por mora: {1}, vencía el {2}',
  'Interest: {1}, due {2}, until {3}': 'Intereses: {1}, vencía el {2}, hasta el {3}',
  'Interest: due {1}, until {2}': 'Intereses: vencía el {1}, hasta el {2}',
  '{1}: {2} a year on the amount due {3}, until {4}. ({5})':
    '{1}: {2} al año sobre lo que vencía el {3}, hasta el {4}. ({5})',
  '{1}: due {2} and not paid by then. ({3})': '{1}: vencía el {2} y no se pagó hasta entonces. ({3})',
  '{1}: due {2} and not paid within {3}. ({4})': '{1}: vencía el {2} y no se pagó en {3}. ({4})',
  'This is more than {1} allows. If your governing documents allow it, start from custom terms.':
    'Es más de lo que permite {1}. Si sus documentos rectores lo permiten, empiece con condiciones propias.',
  'This is sooner than {1} allows. If your governing documents allow it, start from custom terms.':
    'Es antes de lo que permite {1}. Si sus documentos rectores lo permiten, empiece con condiciones propias.',
  '{1} doesn’t provide for a late fee. If your governing documents allow one, start from custom terms.':
    '{1} no prevé ningún recargo. Si sus documentos rectores lo permiten, empiece con condiciones propias.',
  'This charge is no longer correct: a payment with an earlier date was recorded, or collections were paused.':
    'Este cargo ya no es correcto: se registró un pago con fecha anterior o el cobro estuvo suspendido.',
};
