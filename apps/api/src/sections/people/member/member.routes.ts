import { memberRoutes } from '@courtyard/contract/people/member/member';
import { historyOf } from '../../../platform/audit/history.sql';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { membersExport } from './list/members.export';
import { memberTotals, memberValues, pageOfMembers } from './list/members.sql';
import { getMember } from './member.sql';
import { changeMembership } from './membership/membership.service';

export const memberModule: Module = () => [
  implement(memberRoutes.listMembers, (call) => pageOfMembers(call, call.query)),
  implementStream(memberRoutes.exportMembers, (call) => exportList(call, membersExport(call.query))),
  implement(memberRoutes.memberValues, async (call) => ({ data: await memberValues(call, call.query) })),
  implement(memberRoutes.memberTotals, async (call) => ({ data: await memberTotals(call, call.query) })),
  implement(memberRoutes.getMember, async (call) => ({
    data: await getMember(call, call.params.memberId),
  })),
  implement(memberRoutes.suspendMember, async (call) => ({
    data: await changeMembership(call, 'suspend', { id: call.params.memberId, ...call.body }),
  })),
  implement(memberRoutes.endMembership, async (call) => ({
    data: await changeMembership(call, 'end', { id: call.params.memberId, ...call.body }),
  })),
  implement(memberRoutes.bringBackMember, async (call) => ({
    data: await changeMembership(call, 'bring-back', { id: call.params.memberId, ...call.body }),
  })),
  implement(
    memberRoutes.memberHistory,
    historyOf('member', (call) => getMember(call, call.params.memberId)),
  ),
];
