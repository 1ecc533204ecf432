import { gateOf } from '@courtyard/ui/details';
import { reserveComponentPaths } from './reserve-component-paths';
import { reserveComponentMessages } from './reserve-component.messages';
import { reserveComponents, reserveComponentWalk } from './reserve-component.queries';

/** A page about the reserve component `?id=`. */
export const ReserveComponentGate = gateOf({
  messages: reserveComponentMessages,
  title: (t) => t('reserveComponent'),
  useOne: reserveComponents.useOne,
  list: reserveComponentPaths.list,
  walk: reserveComponentWalk,
});
