import type { reserveComponentRoutes } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { reserveComponentColumns } from '@courtyard/contract/properties/reserve-component/reserve-component.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../platform/files/export/export-list';
import { componentList } from './reserve-component.sql';

/** The reserve study as a file. */
export const reserveComponentExport = (
  query: z.output<(typeof reserveComponentRoutes.exportReserveComponents)['query']>,
) =>
  defineExport({
    name: 'reserve-components',
    columns: reserveComponentColumns,
    rows: (context) => componentList.every(context, query),
  });
