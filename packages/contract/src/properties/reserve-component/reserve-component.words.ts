import { sharedWords, type Words } from '../../wire/fields/words';
import { categoryWords, reserveComponentWord } from '../asset/category.words';

export const reserveComponentWords = {
  reserveComponent: reserveComponentWord,
  name: sharedWords.name,
  ...categoryWords,
  area: sharedWords.area,
  quantity: { en: 'Quantity', es: 'Cantidad' },
  unit: { en: 'Unit', es: 'Unidad' },
  inServiceOn: { en: 'In service since', es: 'En servicio desde' },
  usefulLifeYears: { en: 'Useful life (years)', es: 'Vida útil (años)' },
  assessedOn: { en: 'Inspected on', es: 'Inspeccionado el' },
  assessedRemainingYears: { en: 'Remaining years at inspection', es: 'Años restantes según la inspección' },
  replaceOn: { en: 'Replace on', es: 'Fecha de reemplazo' },
  replacementCostMinor: { en: 'Replacement cost', es: 'Costo de reemplazo' },
  pricedOn: { en: 'Priced on', es: 'Fecha del precio' },
  fullyFundedMinor: { en: 'Fully funded balance', es: 'Saldo totalmente financiado' },
  yearlyMinor: { en: 'Per year', es: 'Por año' },
  assetCount: { en: 'Assets', es: 'Activos' },
  notes: sharedWords.notes,
} satisfies Words;
