import { useMessages } from '@courtyard/common';
import type { ServiceItem } from '@courtyard/contract/bookkeeping/service-item/service-item';
import type { PageActions } from '@courtyard/ui';
import { serviceItemPaths } from '../service-item-paths';
import { useArchive } from '../use-archive';
import { detailsMessages } from './details.messages';

/** What can be done with a service item, for who keeps them. */
export function useServiceItemActions(item: ServiceItem): PageActions {
  const t = useMessages(detailsMessages);
  const archiving = useArchive();
  if (!archiving) return {};
  return {
    primary: { label: t('edit'), icon: 'edit', to: serviceItemPaths.edit(item.id) },
    more: [archiving(item)],
  };
}
