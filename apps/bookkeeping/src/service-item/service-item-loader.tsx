import { recordLoader } from '@courtyard/ui/details';
import { serviceItemPaths } from './service-item-paths';
import { serviceItemMessages } from './service-item.messages';
import { serviceItems, serviceItemPager } from './service-item.queries';

/** A page about the service item `?id=`. */
export const ServiceItemLoader = recordLoader({
  messages: serviceItemMessages,
  title: (t) => t('serviceItem'),
  useOne: serviceItems.useOne,
  list: serviceItemPaths.list,
  pager: serviceItemPager,
});
