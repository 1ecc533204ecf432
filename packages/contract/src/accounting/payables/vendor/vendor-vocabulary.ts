import type { HistoryVocabulary } from '../../../wire/fields/history';
import { vendorWords } from './vendor.words';

/** What vendors are called in their histories. */
export const vendorVocabulary: HistoryVocabulary = {
  actions: {
    'vendor.create': { en: 'Vendor added', es: 'Proveedor agregado' },
    'vendor.update': { en: 'Vendor changed', es: 'Proveedor cambiado' },
    'vendor.archive': { en: 'Vendor archived', es: 'Proveedor archivado' },
    'vendor.restore': { en: 'Vendor brought back', es: 'Proveedor recuperado' },
    'vendor.set-tin': { en: 'TIN written', es: 'TIN anotado' },
    'vendor.remove-tin': { en: 'TIN removed', es: 'TIN quitado' },
    'vendor.reveal-tin': { en: 'TIN shown', es: 'TIN mostrado' },
  },
  kinds: { vendor: { en: 'Vendor', es: 'Proveedor' } },
  things: { vendor: vendorWords },
};
