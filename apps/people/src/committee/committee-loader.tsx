import { recordLoader } from '@courtyard/ui/details';
import { committeePaths } from './committee-paths';
import { committeeMessages } from './committee.messages';
import { committees, committeePager } from './committee.queries';

/** A page about the committee `?id=`. */
export const CommitteeLoader = recordLoader({
  messages: committeeMessages,
  title: (t) => t('committee'),
  useOne: committees.useOne,
  list: committeePaths.list,
  pager: committeePager,
});
