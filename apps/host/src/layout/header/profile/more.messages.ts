import { defineMessages } from '@courtyard/common';

/** Of what the panel shows to some. */
export const moreMessages = defineMessages({
  en: {
    upgradeTitle: 'Upgrade your plan',
    upgradeText: '70% discount for 1 years subscriptions',
    upgrade: 'Go Premium',
    newTab: 'opens in a new tab',
    communities: 'Communities',
    here: 'here',
    searchSettings: 'Search settings and pages',
    foundList: 'Results',
    foundCount: ({ count }: { count: number }) => (count === 1 ? '1 result' : `${count} results`),
    foundNothing: 'No settings or pages match.',
  },
  es: {
    upgradeTitle: 'Mejore su plan',
    upgradeText: '70 % de descuento en suscripciones de 1 año',
    upgrade: 'Pasar a Premium',
    newTab: 'se abre en otra pestaña',
    communities: 'Comunidades',
    here: 'aquí',
    searchSettings: 'Buscar ajustes y páginas',
    foundList: 'Resultados',
    foundCount: ({ count }: { count: number }) => (count === 1 ? '1 resultado' : `${count} resultados`),
    foundNothing: 'Ningún ajuste ni página coincide.',
  },
});
