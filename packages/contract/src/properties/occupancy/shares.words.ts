import type { Words } from '../../wire/fields/words';

/** How ownership shares and billing ratios are spread over all properties. */
export const shareDistributionWords = {
  basis: { en: 'Based on', es: 'Según' },
  'basis.equal': { en: 'Equal parts', es: 'Partes iguales' },
  'basis.area': { en: 'Area', es: 'Superficie' },
  'basis.ownershipShare': { en: 'Ownership share', es: 'Cuota de propiedad' },
} satisfies Words;
