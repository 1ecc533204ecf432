import { defineMessages } from '@courtyard/common';
import { assetWords, categoryWords } from '@courtyard/contract/properties/asset/asset.words';
import { reserveComponentWords } from '@courtyard/contract/properties/reserve-component/reserve-component.words';
import { historyWords, type HistoryVocabulary } from '@courtyard/ui/details';

const upkeepMessages = defineMessages({
  en: {
    'action.asset.create': 'Asset added',
    'action.asset.update': 'Asset changed',
    'action.asset.remove': 'Asset removed',
    'action.asset.service': 'Service recorded',
    'action.asset.service-update': 'Service corrected',
    'action.asset.service-remove': 'Service removed',
    'action.reserve-component.create': 'Component added',
    'action.reserve-component.update': 'Component changed',
    'action.reserve-component.replace': 'Replacement recorded',
    'action.reserve-component.remove': 'Component removed',
    'field.servicedOn': 'Done on',
    'field.kind': 'Kind',
    'field.summary': 'What was done',
    'field.performedBy': 'Done by',
    'field.report': 'Report',
    'value.kind.inspection': 'Inspection',
    'value.kind.maintenance': 'Maintenance',
    'value.kind.repair': 'Repair',
    ...historyWords(assetWords.en),
    ...historyWords(categoryWords.en),
    ...historyWords(reserveComponentWords.en),
  },
  es: {
    'action.asset.create': 'Activo agregado',
    'action.asset.update': 'Activo cambiado',
    'action.asset.remove': 'Activo quitado',
    'action.asset.service': 'Mantenimiento registrado',
    'action.asset.service-update': 'Mantenimiento corregido',
    'action.asset.service-remove': 'Mantenimiento quitado',
    'action.reserve-component.create': 'Componente agregado',
    'action.reserve-component.update': 'Componente cambiado',
    'action.reserve-component.replace': 'Reemplazo registrado',
    'action.reserve-component.remove': 'Componente quitado',
    'field.servicedOn': 'Hecho el',
    'field.kind': 'Tipo',
    'field.summary': 'Qué se hizo',
    'field.performedBy': 'Hecho por',
    'field.report': 'Informe',
    'value.kind.inspection': 'Inspección',
    'value.kind.maintenance': 'Mantenimiento',
    'value.kind.repair': 'Reparación',
    ...historyWords(assetWords.es),
    ...historyWords(categoryWords.es),
    ...historyWords(reserveComponentWords.es),
  },
});

/** What assets and reserve components are called in their histories. */
export const upkeepVocabulary: HistoryVocabulary = { words: upkeepMessages };
