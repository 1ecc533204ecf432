import { gateOf } from '@courtyard/ui/details';
import { pollPaths } from '../poll-paths';
import { pollMessages } from '../poll.messages';
import { polls, pollWalk } from '../poll.queries';

/** A page about the poll `?id=`. */
export const PollGate = gateOf({
  messages: pollMessages,
  title: (t) => t('poll'),
  useOne: polls.useOne,
  list: pollPaths.list,
  walk: pollWalk,
});
