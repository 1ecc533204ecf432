import { recordLoader } from '@courtyard/ui/details';
import { reserveComponentPaths } from './reserve-component-paths';
import { reserveComponentMessages } from './reserve-component.messages';
import { reserveComponents, reserveComponentPager } from './reserve-component.queries';

/** A page about the reserve component `?id=`. */
export const ReserveComponentLoader = recordLoader({
  messages: reserveComponentMessages,
  title: (t) => t('reserveComponent'),
  useOne: reserveComponents.useOne,
  list: reserveComponentPaths.list,
  pager: reserveComponentPager,
});
