import { recordLoader } from '@courtyard/ui/details';
import { memberPaths } from './member-paths';
import { memberMessages } from './member.messages';
import { members, memberPager } from './member.queries';

/** A page about the member `?id=`. */
export const MemberLoader = recordLoader({
  messages: memberMessages,
  title: (t) => t('member'),
  useOne: members.useOne,
  list: memberPaths.list,
  pager: memberPager,
});
