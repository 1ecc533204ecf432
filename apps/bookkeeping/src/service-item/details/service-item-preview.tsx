import type { ServiceItem } from '@courtyard/contract/bookkeeping/service-item/service-item';
import { serviceItemColumns } from '@courtyard/contract/bookkeeping/service-item/service-item.columns';
import { RecordPreview, useFieldTexts } from '@courtyard/ui/details';
import { serviceItems } from '../service-item.queries';
import { InChart, Price } from '../service-item-parts';

/** A service item beside the list. */
export function ServiceItemPreview({ id }: { id: string }) {
  const { label, facts } = useFieldTexts(serviceItemColumns);
  const billed = (item: ServiceItem) => [
    { label: label('incomeAccount'), value: <InChart named={item.incomeAccount} isAccount /> },
    ...facts(item, 'chargeType'),
  ];
  const bought = (item: ServiceItem) => [
    { label: label('expenseAccount'), value: <InChart named={item.expenseAccount} isAccount /> },
    ...facts(item, 'taxBox'),
  ];
  return (
    <RecordPreview
      query={serviceItems.useOne(id)}
      facts={(item) => [
        ...facts(item, 'status', 'code', 'kind', 'description'),
        { label: label('priceMinor'), value: <Price item={item} /> },
        { label: label('fund'), value: <InChart named={item.fund} /> },
        ...(item.kind === 'bought' ? [] : billed(item)),
        ...(item.kind === 'billed' ? [] : bought(item)),
      ]}
    />
  );
}
