import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { DayText, Missing, Money, TextLink } from '@courtyard/ui';
import type { Column } from '@courtyard/ui/data';
import { useMemo } from 'react';
import { categoryMessages } from '../../asset/category.messages';
import { reserveComponentPaths } from '../reserve-component-paths';
import { reserveComponentMessages } from '../reserve-component.messages';
import { RemainingLife } from '../remaining-life';
import { listMessages } from './list.messages';

/** Columns of the list of components. */
export function useReserveComponentColumns(): readonly Column<ReserveComponent>[] {
  const t = useMessages(reserveComponentMessages);
  const tCategory = useMessages(categoryMessages);
  const tList = useMessages(listMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  return useMemo(
    () => [
      {
        id: 'name',
        header: tList('name'),
        sortKey: 'name',
        priority: 1,
        cell: (component) => (
          <TextLink to={reserveComponentPaths.details(component.id)}>{component.name}</TextLink>
        ),
      },
      {
        id: 'category',
        header: tCategory('category'),
        sortKey: 'category',
        priority: 5,
        cell: (component) => tCategory(`category.${component.category}`),
      },
      {
        id: 'replaceOn',
        header: t('replaceOn'),
        sortKey: 'replaceOn',
        align: 'end',
        priority: 1,
        cell: (component) => component.replaceOn.slice(0, 4),
      },
      {
        id: 'remaining',
        header: t('remainingLife'),
        priority: 2,
        cell: (component) => <RemainingLife component={component} />,
      },
      {
        id: 'usefulLife',
        header: t('usefulLife'),
        sortKey: 'usefulLifeYears',
        align: 'end',
        priority: 4,
        cell: (component) => t('years', { count: component.usefulLifeYears }),
      },
      {
        id: 'cost',
        header: t('replacementCost'),
        sortKey: 'replacementCostMinor',
        align: 'end',
        priority: 1,
        cell: (component) => <Money amountMinor={component.replacementCostMinor} currency={currency} />,
      },
      {
        id: 'funded',
        header: t('fullyFunded'),
        align: 'end',
        priority: 4,
        cell: (component) => <Money amountMinor={component.fullyFundedMinor} currency={currency} />,
      },
      {
        id: 'yearly',
        header: t('yearly'),
        align: 'end',
        priority: 5,
        cell: (component) => <Money amountMinor={component.yearlyMinor} currency={currency} />,
      },
      {
        id: 'area',
        header: t('area'),
        priority: 5,
        cell: (component) => component.area?.name ?? <Missing />,
      },
      {
        id: 'quantity',
        header: t('quantity'),
        align: 'end',
        priority: 5,
        cell: (component) => quantityText(component, formats.number) ?? <Missing />,
      },
      {
        id: 'inServiceOn',
        header: t('inServiceOn'),
        align: 'end',
        priority: 5,
        cell: (component) => <DayText day={component.inServiceOn} />,
      },
      {
        id: 'assets',
        header: tList('assets'),
        align: 'end',
        priority: 5,
        cell: (component) => formats.number(component.assetCount),
      },
    ],
    [t, tCategory, tList, formats, currency],
  );
}

/** `12,400 sq ft`, or null where it was not counted. */
export function quantityText(
  { quantity, unit }: ReserveComponent,
  format: (count: number) => string,
): string | null {
  if (quantity === null) return unit;
  return unit === null ? format(quantity) : `${format(quantity)} ${unit}`;
}
