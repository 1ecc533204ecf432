import { recordLoader } from '@courtyard/ui/details';
import { areaPaths } from './area-paths';
import { areaMessages } from './common-area.messages';
import { areaPager, commonAreas } from './common-area.queries';

/** A page about the area `?id=`. */
export const AreaLoader = recordLoader({
  messages: areaMessages,
  title: (t) => t('area'),
  useOne: commonAreas.useOne,
  list: areaPaths.list,
  pager: areaPager,
});
