import { toast, useCommunity, useMessages } from '@courtyard/common';
import { categoryMessages } from '../../asset/category.messages';
import { amountCell, saveCsv, wholeList } from '../../section/whole-list';
import { reserveComponentMessages } from '../reserve-component.messages';
import { reserveComponents, type ReserveComponentsQuery } from '../reserve-component.queries';
import { listMessages } from './list.messages';

/** Saves every component that the list shows, on all of its pages, as CSV. */
export function useReserveComponentExport({
  cursor: _cursor,
  ...query
}: ReserveComponentsQuery): () => Promise<void> {
  const t = useMessages(reserveComponentMessages);
  const words = useMessages(categoryMessages);
  const list = useMessages(listMessages);
  const { currency } = useCommunity();
  const amount = (minor: number) => amountCell(minor, currency);

  return async () => {
    const components = await wholeList((cursor) =>
      reserveComponents.fetchList({ ...query, limit: 200, ...(cursor !== null && { cursor }) }),
    );
    const header = [
      list('name'),
      words('category'),
      t('area'),
      t('quantity'),
      list('unit'),
      t('inServiceOn'),
      list('usefulYears'),
      t('assessedOn'),
      list('assessedYears'),
      list('replaceOn'),
      t('replacementCost'),
      t('pricedOn'),
      t('fullyFunded'),
      t('yearly'),
      t('notes'),
    ];
    const rows = components.map((component) => [
      component.name,
      words(`category.${component.category}`),
      component.area?.name ?? null,
      component.quantity,
      component.unit,
      component.inServiceOn,
      component.usefulLifeYears,
      component.assessedOn,
      component.assessedRemainingYears,
      component.replaceOn,
      amount(component.replacementCostMinor),
      component.pricedOn,
      amount(component.fullyFundedMinor),
      amount(component.yearlyMinor),
      component.notes,
    ]);
    saveCsv('reserve-components.csv', [header, ...rows]);
    toast({ title: list('exported', { count: components.length }), kind: 'success' });
  };
}
