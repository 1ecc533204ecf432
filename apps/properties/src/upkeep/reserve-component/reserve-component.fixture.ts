import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type ReserveComponent,
  reserveComponent,
  type ReserveOutlook,
  reserveOutlook,
} from '@courtyard/contract/properties/reserve-component/reserve-component';

/** A membrane roof in the fifteenth of its twenty years. */
export const reserveComponentOf = (part: Partial<ReserveComponent> = {}): ReserveComponent =>
  sampleOf(reserveComponent, {
    id: idOf(300),
    name: 'Tower roofs, membrane',
    category: 'roofing',
    quantity: 12_400,
    unit: 'sq ft',
    inServiceOn: '2012-06-01',
    usefulLifeYears: 20,
    replacementCostMinor: 12_400_000,
    pricedOn: '2026-03-01',
    replaceOn: '2032-06-01',
    remainingMonths: 66,
    fullyFundedMinor: 8_990_000,
    yearlyMinor: 620_000,
    assetCount: 1,
    version: 5,
    updatedAt: '2026-11-01T10:00:00Z',
    ...part,
  });

/** What two components come to, one of them due in the first year. */
export const outlookOf = (part: Partial<ReserveOutlook> = {}): ReserveOutlook =>
  reserveOutlook.parse({
    asOf: '2026-12-01',
    count: 2,
    replacementCostMinor: 15_900_000,
    fullyFundedMinor: 12_490_000,
    yearlyMinor: 795_000,
    years: [
      {
        year: 2026,
        amountMinor: 3_500_000,
        components: [{ id: idOf(301), name: 'Pool plaster', amountMinor: 3_500_000 }],
      },
      { year: 2027, amountMinor: 0, components: [] },
      {
        year: 2032,
        amountMinor: 12_400_000,
        components: [{ id: idOf(300), name: 'Tower roofs, membrane', amountMinor: 12_400_000 }],
      },
    ],
    ...part,
  });
