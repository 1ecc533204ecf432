import { useMessages } from '@courtyard/common';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { reserveComponentColumns } from '@courtyard/contract/properties/reserve-component/reserve-component.columns';
import { Missing, TextLink } from '@courtyard/ui';
import { useColumns, useFieldTexts } from '@courtyard/ui/data';
import { reserveComponentPaths } from '../reserve-component-paths';
import { reserveComponentMessages } from '../reserve-component.messages';
import { RemainingLife } from '../remaining-life';
import { listMessages } from './list.messages';

/** Columns of the list of components. */
export function useReserveComponentColumns() {
  const t = useMessages(reserveComponentMessages);
  const tList = useMessages(listMessages);
  const { text } = useFieldTexts(reserveComponentColumns);
  return useColumns(reserveComponentColumns, [
    {
      field: 'name',
      header: tList('name'),
      priority: 1,
      cell: ({ id, name }) => <TextLink to={reserveComponentPaths.details(id)}>{name}</TextLink>,
    },
    { field: 'category', priority: 5 },
    {
      field: 'replaceOn',
      header: t('replaceIn'),
      priority: 1,
      cell: ({ replaceOn }) => replaceOn.slice(0, 4),
    },
    {
      id: 'remaining',
      header: t('remainingLife'),
      cell: (component) => <RemainingLife component={component} />,
    },
    {
      field: 'usefulLifeYears',
      header: t('usefulLife'),
      priority: 4,
      cell: ({ usefulLifeYears }) => t('years', { count: usefulLifeYears }),
    },
    { field: 'replacementCostMinor', priority: 1 },
    { field: 'fullyFundedMinor', priority: 4 },
    { field: 'yearlyMinor', priority: 5 },
    { field: 'area', priority: 5 },
    {
      field: 'quantity',
      priority: 5,
      cell: (component) => quantityText(component, text(component, 'quantity')) ?? <Missing />,
    },
  ]);
}

/** `12,400 sq ft`, or null where it was not counted. `count` is the quantity as it is written. */
export function quantityText({ unit }: ReserveComponent, count: string | null): string | null {
  if (count === null) return unit;
  return unit === null ? count : `${count} ${unit}`;
}
