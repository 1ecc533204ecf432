import { defineMessages, plural, useMessages } from '@courtyard/common';
import { shareDistributionWords } from '@courtyard/contract/properties/occupancy/shares.words';

const sharesMessages = defineMessages(
  {
    en: {
      open: 'Distribute shares',
      title: 'Distribute shares',
      text: 'Distributes 100% across all active properties and replaces all current shares.',
      target: 'Distribute',
      'target.ownershipShare': 'Ownership share',
      'target.billingRatio': 'Billing ratio',
      nowSum: 'Current total: {share}',
      'basis.areaHelp': 'Every property needs an area.',
      verb: ({ count }: { count: number }) => `Distribute across ${plural(count, 'property', 'properties')}`,
      done: ({ count }: { count: number }) => `${plural(count, 'property', 'properties')} updated`,
    },
    es: {
      open: 'Repartir cuotas',
      title: 'Repartir cuotas',
      text: 'Reparte el 100 % entre todas las propiedades activas y reemplaza todas las cuotas actuales.',
      target: 'Qué se reparte',
      'target.ownershipShare': 'Cuota de propiedad',
      'target.billingRatio': 'Cuota de cobro',
      nowSum: 'Total actual: {share}',
      'basis.areaHelp': 'Cada propiedad necesita una superficie.',
      verb: ({ count }) => `Repartir entre ${plural(count, 'propiedad', 'propiedades')}`,
      done: ({ count }) => `Se cambiaron ${plural(count, 'propiedad', 'propiedades')}`,
    },
  },
  shareDistributionWords,
);

export const useSharesTexts = () => useMessages(sharesMessages);
