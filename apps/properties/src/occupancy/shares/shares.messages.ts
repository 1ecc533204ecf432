import { defineMessages, plural, useMessages } from '@courtyard/common';
import { shareDistributionWords } from '@courtyard/contract/properties/occupancy/shares.words';

const sharesMessages = defineMessages(
  {
    en: {
      open: 'Distribute shares',
      title: 'Distribute shares',
      text: 'Spreads the whole over all properties in use, to the last millionth. It replaces every share that is recorded now.',
      target: 'What is distributed',
      'target.ownershipShare': 'Ownership share',
      'target.billingRatio': 'Billing ratio',
      nowSum: 'Now {share} in total',
      'basis.areaHelp': 'Every property needs an area.',
      verb: ({ count }: { count: number }) => `Distribute over ${plural(count, 'property', 'properties')}`,
      done: ({ count }: { count: number }) => `${plural(count, 'property was', 'properties were')} changed`,
    },
    es: {
      open: 'Repartir cuotas',
      title: 'Repartir cuotas',
      text: 'Reparte el total entre todas las propiedades en uso, hasta la última millonésima. Reemplaza todas las cuotas que constan ahora.',
      target: 'Qué se reparte',
      'target.ownershipShare': 'Cuota de propiedad',
      'target.billingRatio': 'Cuota de cobro',
      nowSum: 'Ahora {share} en total',
      'basis.areaHelp': 'Cada propiedad necesita una superficie.',
      verb: ({ count }) => `Repartir entre ${plural(count, 'propiedad', 'propiedades')}`,
      done: ({ count }) => `Se cambiaron ${plural(count, 'propiedad', 'propiedades')}`,
    },
  },
  shareDistributionWords,
);

export const useSharesTexts = () => useMessages(sharesMessages);
