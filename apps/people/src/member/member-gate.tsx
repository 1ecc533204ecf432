import { gateOf } from '@courtyard/ui/details';
import { memberPaths } from './member-paths';
import { memberMessages } from './member.messages';
import { members, memberWalk } from './member.queries';

/** A page about the member `?id=`. */
export const MemberGate = gateOf({
  messages: memberMessages,
  title: (t) => t('member'),
  useOne: members.useOne,
  list: memberPaths.list,
  walk: memberWalk,
});
