import { useMessages } from '@courtyard/common';
import { assetCategories } from '@courtyard/contract/properties/asset/asset.values';
import { reserveComponentColumns } from '@courtyard/contract/properties/reserve-component/reserve-component.columns';
import { filterBy, type FilterSpec, useTableState } from '@courtyard/ui/data';
import { useAreaOptions } from '../../../common-area/common-area.queries';
import { reserveComponentMessages } from '../reserve-component.messages';
import { listMessages } from './list.messages';

const spans = ['0', '1', '5', '10'] as const;

/** What a person sets on the list of components, in the URL, and the query of the list's call. */
export function useReserveComponentsTable() {
  const table = useTableState({
    sort: reserveComponentColumns.sort,
    filters: { within: spans, category: assetCategories, areaId: 'any' },
    defaultSort: 'replaceOn',
  });
  const { within, ...rest } = table.query;
  const query = { ...rest, ...(within?.[0] && { withinYears: Number(within[0]) }) };
  return { table, query };
}

/** The list's filters; areas are those that the community has. */
export function useReserveComponentFilters(): FilterSpec[] {
  const t = useMessages(reserveComponentMessages);
  const tList = useMessages(listMessages);
  return [
    { ...filterBy(tList, 'within', spans), single: true },
    filterBy(t, 'category', assetCategories),
    { name: 'areaId', label: t('area'), options: useAreaOptions() },
  ];
}
