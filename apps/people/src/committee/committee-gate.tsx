import { gateOf } from '@courtyard/ui/details';
import { committeePaths } from './committee-paths';
import { committeeMessages } from './committee.messages';
import { committees, committeeWalk } from './committee.queries';

/** A page about the committee `?id=`. */
export const CommitteeGate = gateOf({
  messages: committeeMessages,
  title: (t) => t('committee'),
  useOne: committees.useOne,
  list: committeePaths.list,
  walk: committeeWalk,
});
