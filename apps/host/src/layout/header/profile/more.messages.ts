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
    foundList: 'Found',
    foundCount: ({ count }: { count: number }) => (count === 1 ? '1 found' : `${count} found`),
    foundNothing: 'No setting or page has this name.',
  },
  es: {
    upgradeTitle: 'Mejore su plan',
    upgradeText: '70 % de descuento en suscripciones de 1 año',
    upgrade: 'Pasar a Premium',
    newTab: 'se abre en otra pestaña',
    communities: 'Comunidades',
    here: 'aquí',
    searchSettings: 'Buscar ajustes y páginas',
    foundList: 'Encontrado',
    foundCount: ({ count }: { count: number }) => (count === 1 ? '1 encontrado' : `${count} encontrados`),
    foundNothing: 'Ningún ajuste ni página se llama así.',
  },
});
