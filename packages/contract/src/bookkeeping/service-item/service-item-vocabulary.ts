import type { HistoryVocabulary } from '../../wire/fields/history';
import { serviceItemWords } from './service-item.words';

/** What services and items are called in their histories. */
export const serviceItemVocabulary: HistoryVocabulary = {
  actions: {
    'service-item.create': { en: 'Service or item added', es: 'Servicio o artículo agregado' },
    'service-item.update': { en: 'Service or item updated', es: 'Servicio o artículo actualizado' },
    'service-item.archive': { en: 'Service or item archived', es: 'Servicio o artículo archivado' },
    'service-item.restore': { en: 'Service or item restored', es: 'Servicio o artículo restaurado' },
  },
  kinds: { 'service-item': { en: 'Service or item', es: 'Servicio o artículo' } },
  things: { 'service-item': serviceItemWords },
};
