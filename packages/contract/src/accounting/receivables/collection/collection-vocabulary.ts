import type { HistoryVocabulary } from '../../../wire/fields/history';
import { collectionWords } from './collection.words';

/** What holds and payment plans are called in their histories. */
export const collectionVocabulary: HistoryVocabulary = {
  actions: {
    'collection-hold.set': { en: 'Collection held', es: 'Cobro suspendido' },
    'collection-hold.end': { en: 'Collection goes on', es: 'Cobro reanudado' },
    'payment-plan.agree': { en: 'Payment plan agreed', es: 'Plan de pagos acordado' },
    'payment-plan.end': { en: 'Payment plan ended', es: 'Plan de pagos terminado' },
  },
  kinds: {
    'collection-hold': { en: 'Collection hold', es: 'Cobro suspendido' },
    'payment-plan': { en: 'Payment plan', es: 'Plan de pagos' },
  },
  things: { 'collection-hold': collectionWords, 'payment-plan': collectionWords },
};
