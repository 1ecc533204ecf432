import { gateOf } from '@courtyard/ui/details';
import { areaPaths } from './area-paths';
import { areaMessages } from './common-area.messages';
import { areaWalk, commonAreas } from './common-area.queries';

/** A page about the area `?id=`. */
export const AreaGate = gateOf({
  messages: areaMessages,
  title: (t) => t('area'),
  useOne: commonAreas.useOne,
  list: areaPaths.list,
  walk: areaWalk,
});
