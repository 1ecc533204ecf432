import type { Sentences } from '../../../../platform/http/language/sentence';

/** What the calls about sales of units say, in Spanish by the English. */
export const saleSentences: Sentences = {
  'The unit was not sold yet on that day.': 'Ese día la unidad todavía no se había vendido.',
  'The unit was sold: what was open of this went to those who bought it.':
    'La unidad se vendió: lo que quedaba pendiente de esto pasó a quienes la compraron.',
  'Nothing is left on this account that could be moved.': 'En esta cuenta no queda nada que se pueda pasar.',
};
