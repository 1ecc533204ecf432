import type {
  ReserveComponent,
  reserveComponentRoutes,
} from '@courtyard/contract/properties/reserve-component/reserve-component';
import { categoryWords } from '@courtyard/contract/properties/asset/asset.words';
import { reserveComponentWords } from '@courtyard/contract/properties/reserve-component/reserve-component.words';
import type { z } from 'zod';
import { exportColumns } from '../../../../platform/files/export/columns';
import { defineExport } from '../../../../platform/files/export/export-list';
import { everyComponent } from './reserve-component.sql';

const column = exportColumns<ReserveComponent>();

/** The reserve study as a file. */
export const reserveComponentExport = (
  query: z.output<(typeof reserveComponentRoutes.exportReserveComponents)['query']>,
) =>
  defineExport({
    name: 'reserve-components',
    words: [reserveComponentWords, categoryWords],
    rows: (context) => everyComponent(context, query),
    columns: [
      column.text('name'),
      column.choice('category'),
      column.text('area', ({ area }) => area?.name),
      column.number('quantity'),
      column.text('unit'),
      column.day('inServiceOn'),
      column.number('usefulLifeYears'),
      column.day('assessedOn'),
      column.number('assessedRemainingYears'),
      column.day('replaceOn'),
      column.money('replacementCostMinor'),
      column.day('pricedOn'),
      column.money('fullyFundedMinor'),
      column.money('yearlyMinor'),
      column.text('notes'),
    ],
  });
