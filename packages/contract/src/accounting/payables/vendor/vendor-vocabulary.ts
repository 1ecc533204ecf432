import type { HistoryVocabulary } from '../../../wire/fields/history';
import { vendorWords } from './vendor.words';

/** What vendors are called in their histories. */
export const vendorVocabulary: HistoryVocabulary = {
  actions: {
    'vendor.create': { en: 'Vendor added', es: 'Proveedor agregado' },
    'vendor.update': { en: 'Vendor edited', es: 'Proveedor modificado' },
    'vendor.archive': { en: 'Vendor archived', es: 'Proveedor archivado' },
    'vendor.restore': { en: 'Vendor restored', es: 'Proveedor recuperado' },
    'vendor.set-tin': { en: 'TIN saved', es: 'TIN guardado' },
    'vendor.remove-tin': { en: 'TIN removed', es: 'TIN quitado' },
    'vendor.reveal-tin': { en: 'TIN viewed', es: 'TIN consultado' },
  },
  kinds: { vendor: { en: 'Vendor', es: 'Proveedor' } },
  things: { vendor: vendorWords },
};
