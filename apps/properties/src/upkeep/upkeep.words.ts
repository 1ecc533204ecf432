import { assetWords, serviceWords } from '@courtyard/contract/properties/asset/asset.words';
import { reserveComponentWords } from '@courtyard/contract/properties/reserve-component/reserve-component.words';
import type { HistoryVocabulary } from '@courtyard/ui/details';

/** What assets and reserve components are called in their histories. */
export const upkeepVocabulary: HistoryVocabulary = {
  actions: {
    'asset.create': { en: 'Asset added', es: 'Activo agregado' },
    'asset.update': { en: 'Asset changed', es: 'Activo cambiado' },
    'asset.remove': { en: 'Asset removed', es: 'Activo quitado' },
    'asset.service': { en: 'Service recorded', es: 'Mantenimiento registrado' },
    'asset.service-update': { en: 'Service corrected', es: 'Mantenimiento corregido' },
    'asset.service-undo': { en: 'Service taken back', es: 'Mantenimiento deshecho' },
    'asset.service-remove': { en: 'Service removed', es: 'Mantenimiento quitado' },
    'reserve-component.create': { en: 'Component added', es: 'Componente agregado' },
    'reserve-component.update': { en: 'Component changed', es: 'Componente cambiado' },
    'reserve-component.replace': { en: 'Replacement recorded', es: 'Reemplazo registrado' },
    'reserve-component.remove': { en: 'Component removed', es: 'Componente quitado' },
  },
  things: { asset: assetWords, service: serviceWords, 'reserve-component': reserveComponentWords },
};
