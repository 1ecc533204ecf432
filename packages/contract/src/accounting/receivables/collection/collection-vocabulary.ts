import type { HistoryVocabulary } from '../../../wire/fields/history';
import { collectionWords } from './collection.words';

/** What holds and payment plans are called in their histories. */
export const collectionVocabulary: HistoryVocabulary = {
  actions: {
    'collection-hold.set': { en: 'Collections paused', es: 'Cobro suspendido' },
    'collection-hold.end': { en: 'Collections resumed', es: 'Cobro reanudado' },
    'payment-plan.agree': { en: 'Payment plan created', es: 'Plan de pagos creado' },
    'payment-plan.end': { en: 'Payment plan ended', es: 'Plan de pagos finalizado' },
  },
  kinds: {
    'collection-hold': { en: 'Collections pause', es: 'Suspensión del cobro' },
    'payment-plan': { en: 'Payment plan', es: 'Plan de pagos' },
  },
  things: { 'collection-hold': collectionWords, 'payment-plan': collectionWords },
};
