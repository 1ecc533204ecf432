import type { DueKind } from './asset-due.sql';

/** What falls due of an asset, as a heading and within a sentence. */
export const dueWords = {
  en: {
    title: {
      service: (name: string) => `Service of ${name}`,
      warranty: (name: string) => `Warranty of ${name} ends`,
    },
    falls: { service: 'its service is due', warranty: 'its warranty ends' },
  },
  es: {
    title: {
      service: (name: string) => `Mantenimiento de ${name}`,
      warranty: (name: string) => `Termina la garantía de ${name}`,
    },
    falls: { service: 'toca su mantenimiento', warranty: 'vence su garantía' },
  },
};

/** Where somebody looks after it. */
export const duePath = (id: string, kind: DueKind): string =>
  `/properties-common-areas/assets/details?id=${id}${kind === 'service' ? '&tab=services' : ''}`;
