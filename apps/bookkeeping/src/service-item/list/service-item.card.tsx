import type { ServiceItem } from '@courtyard/contract/bookkeeping/service-item/service-item';
import { serviceItemColumns } from '@courtyard/contract/bookkeeping/service-item/service-item.columns';
import { TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { ArchivedBadge, usePriceText } from '../service-item-parts';
import { serviceItemPaths } from '../service-item-paths';

export function ServiceItemCard({ item }: { item: ServiceItem }) {
  const { text } = useFieldTexts(serviceItemColumns);
  const priceText = usePriceText();
  return (
    <ListCard
      title={<TextLink to={serviceItemPaths.details(item.id)}>{item.name}</TextLink>}
      facts={[item.code, text(item, 'kind')]}
      lines={[text(item, 'incomeAccount'), text(item, 'expenseAccount'), priceText(item)]}
      {...(item.archivedAt !== null && { badges: <ArchivedBadge item={item} /> })}
    />
  );
}
