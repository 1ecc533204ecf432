import { useMessages } from '@courtyard/common';
import { assetCategories } from '@courtyard/contract/properties/asset/asset.values';
import { type FilterSpec, useTableState } from '@courtyard/ui/data';
import { categoryMessages } from '../../asset/category.messages';
import { useAreaOptions } from '../../../common-area/common-area.queries';
import { reserveComponentMessages } from '../reserve-component.messages';
import { listMessages } from './list.messages';

const spans = ['0', '1', '5', '10'] as const;
const shape = {
  sort: ['replaceOn', 'name', 'category', 'replacementCostMinor', 'usefulLifeYears'],
  filters: { within: spans, category: assetCategories, areaId: 'any' },
  defaultSort: 'replaceOn',
} as const;

/** What a person sets on the list of components, in the URL, and the query of the list's call. */
export function useReserveComponentsTable() {
  const table = useTableState(shape);
  const { within, ...rest } = table.query;
  const query = { ...rest, ...(within?.[0] && { withinYears: Number(within[0]) }) };
  return { table, query };
}

/** The list's filters; areas are those that the community has. */
export function useReserveComponentFilters(): FilterSpec[] {
  const t = useMessages(reserveComponentMessages);
  const tCategory = useMessages(categoryMessages);
  const tList = useMessages(listMessages);
  const areas = useAreaOptions();
  return [
    {
      name: 'within',
      label: tList('within'),
      single: true,
      options: spans.map((value) => ({ value, label: tList(`within.${value}`) })),
    },
    {
      name: 'category',
      label: tCategory('category'),
      options: assetCategories.map((value) => ({ value, label: tCategory(`category.${value}`) })),
    },
    {
      name: 'areaId',
      label: t('area'),
      options: areas,
    },
  ];
}
