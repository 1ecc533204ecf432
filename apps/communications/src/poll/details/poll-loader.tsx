import { recordLoader } from '@courtyard/ui/details';
import { pollPaths } from '../poll-paths';
import { pollMessages } from '../poll.messages';
import { polls, pollPager } from '../poll.queries';

/** A page about the poll `?id=`. */
export const PollLoader = recordLoader({
  messages: pollMessages,
  title: (t) => t('poll'),
  useOne: polls.useOne,
  list: pollPaths.list,
  pager: pollPager,
});
