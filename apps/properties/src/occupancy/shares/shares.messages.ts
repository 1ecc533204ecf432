import { defineMessages, plural, useMessages } from '@courtyard/common';

const sharesMessages = defineMessages({
  en: {
    open: 'Distribute shares',
    title: 'Distribute shares',
    text: 'Spreads the whole over all properties in use, to the last millionth. It replaces every share that is recorded now.',
    target: 'What is distributed',
    'target.ownershipShare': 'Ownership share',
    'target.billingRatio': 'Billing ratio',
    nowSum: 'Now {share} in total',
    basis: 'By what',
    'basis.equal': 'Equal parts',
    'basis.area': 'Area',
    'basis.areaHelp': 'Every property needs an area.',
    'basis.ownershipShare': 'Ownership share',
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
    basis: 'Según qué',
    'basis.equal': 'Partes iguales',
    'basis.area': 'Superficie',
    'basis.areaHelp': 'Cada propiedad necesita una superficie.',
    'basis.ownershipShare': 'Cuota de propiedad',
    verb: ({ count }) => `Repartir entre ${plural(count, 'propiedad', 'propiedades')}`,
    done: ({ count }) => `Se cambiaron ${plural(count, 'propiedad', 'propiedades')}`,
  },
});

export const useSharesTexts = () => useMessages(sharesMessages);
