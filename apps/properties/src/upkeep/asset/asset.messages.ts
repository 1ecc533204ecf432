import { defineMessages } from '@courtyard/common';
import { assetWords } from '@courtyard/contract/properties/asset/asset.words';

/** Words for an asset that every page about it uses. */
export const assetMessages = defineMessages(
  {
    en: {
      missingTitle: 'Asset not found',
      missingText: 'The link may be wrong, or it was deleted.',
      all: 'All assets',
      'concern.due': 'Service due soon',
      'concern.overdue': 'Service overdue',
      'concern.expiring': 'Warranty ends soon',
      where: 'Location',
      interval: 'Interval',
      everyMonths: ({ count }: { count: number }) =>
        count === 1
          ? 'Every month'
          : count === 12
            ? 'Every year'
            : count % 12 === 0
              ? `Every ${count / 12} years`
              : `Every ${count} months`,
    },
    es: {
      missingTitle: 'Activo no encontrado',
      missingText: 'Puede que el enlace sea incorrecto o que se haya eliminado.',
      all: 'Todos los activos',
      'concern.due': 'Mantenimiento por hacer',
      'concern.overdue': 'Mantenimiento atrasado',
      'concern.expiring': 'Garantía por terminar',
      where: 'Ubicación',
      interval: 'Frecuencia',
      everyMonths: ({ count }) =>
        count === 1
          ? 'Cada mes'
          : count === 12
            ? 'Cada año'
            : count % 12 === 0
              ? `Cada ${count / 12} años`
              : `Cada ${count} meses`,
    },
  },
  assetWords,
);
