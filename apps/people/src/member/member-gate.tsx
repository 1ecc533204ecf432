import { useMessages } from '@courtyard/common';
import type { Member } from '@courtyard/contract/people/member/member';
import { type GateProps, ThingGate, useThingId } from '@courtyard/ui/details';
import { memberPaths } from './member-paths';
import { memberMessages } from './member.messages';
import { members, memberWalk } from './member.queries';

/** A page about the member `?id=`. */
export function MemberGate(props: GateProps<Member>) {
  const t = useMessages(memberMessages);
  const id = useThingId();
  return (
    <ThingGate
      id={id}
      query={members.useOne(id)}
      t={t}
      title={t('member')}
      list={memberPaths.list}
      walk={memberWalk}
      {...props}
    />
  );
}
