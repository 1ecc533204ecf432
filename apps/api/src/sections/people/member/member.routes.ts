import { memberConsentRoutes } from '@courtyard/contract/people/member/member-consent';
import { memberViewAsRoutes } from '@courtyard/contract/people/member/member-view-as';
import { memberFactorRoutes } from '@courtyard/contract/people/member/member-factors';
import { memberHomeRoutes } from '@courtyard/contract/people/member/member-home';
import { memberPersonalDetailsRoutes } from '@courtyard/contract/people/member/member-particulars';
import { memberRoutes } from '@courtyard/contract/people/member/member';
import { shownContactRoutes } from '@courtyard/contract/people/member/shown-contact';
import { mergeRoutes } from '@courtyard/contract/people/member/merge';
import { historyOf } from '../../../platform/audit/history.sql';
import { setViewAsCookie } from '../../../platform/auth/view-as/view-as-token';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { factorsOfMember, removeFactorsOfMember } from './factors/member-factors.service';
import { membersExport } from './list/members.export';
import { memberTotals, memberValues, pageOfMembers } from './list/members.sql';
import { consentOf } from '../../../platform/mail/consent/consent.sql';
import { changeConsent } from '../../../platform/mail/consent/keep-consent';
import { getMember, mergedIds, requireVisibleMember, standingId } from './member.sql';
import { mergeMembers } from './merge/merge.service';
import { previewOf } from './merge/merge-preview';
import { shownContactOf } from './shown-contact/shown-contact.sql';
import { addHome } from './membership/add-home.service';
import { correctPersonalDetails, personalDetailsOf } from './personal-details/personal-details.service';
import { viewAsMember } from './view-as/view-as.service';
import { changeMembership } from './membership/membership.service';

export const memberModule: Module = () => [
  implement(memberRoutes.listMembers, (call) => pageOfMembers(call, call.query)),
  implementStream(memberRoutes.exportMembers, (call) => exportList(call, membersExport(call.query))),
  implement(memberRoutes.memberValues, async (call) => ({ data: await memberValues(call, call.query) })),
  implement(memberRoutes.memberTotals, async (call) => ({ data: await memberTotals(call, call.query) })),
  implement(memberRoutes.getMember, async (call) => ({
    // An old link of a record that was merged into another leads there.
    data: await getMember(call, await standingId(call, call.params.memberId)),
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
  implement(memberHomeRoutes.addMemberHome, async (call) => ({
    data: await addHome(call, call.params.memberId, call.body),
  })),
  implement(memberPersonalDetailsRoutes.getMemberPersonalDetails, async (call) => ({
    data: await personalDetailsOf(call, call.params.memberId),
  })),
  implement(memberPersonalDetailsRoutes.updateMemberPersonalDetails, async (call) => ({
    data: await correctPersonalDetails(call, call.params.memberId, call.body),
  })),
  // By a stream's rules, as a transaction that reads could not write down who was shown whom to call.
  implementStream(shownContactRoutes.getMemberContact, async (call) => ({
    data: await call.platform.inTenant(call.tenant.id, (tx) =>
      shownContactOf({ ...call, tx, requestId: call.request.id }, call.params.memberId),
    ),
  })),
  implement(mergeRoutes.previewMerge, async (call) => ({ data: await previewOf(call, call.params) })),
  implement(mergeRoutes.mergeMembers, async (call) => ({
    data: await mergeMembers(call, call.params, call.body),
  })),
  implement(memberViewAsRoutes.viewAsMember, async (call) => {
    const view = await viewAsMember(call, call.params.memberId);
    call.afterCommit(() => {
      call.platform.sessions.forget(call.tenant.id);
      setViewAsCookie(call.platform, call.reply, view.user.token);
    });
    return { data: view };
  }),
  implement(memberConsentRoutes.getMemberConsent, async (call) => {
    const { id } = await requireVisibleMember(call, call.params.memberId);
    return { data: await consentOf(call, { memberId: id }) };
  }),
  implement(memberConsentRoutes.recordMemberConsent, async (call) => {
    const { id } = await requireVisibleMember(call, call.params.memberId);
    return { data: await changeConsent(call, { memberId: id }, { ...call.body, how: 'paper' }) };
  }),
  implement(memberFactorRoutes.getMemberFactors, async (call) => ({
    data: await factorsOfMember(call, call.params.memberId),
  })),
  implement(memberFactorRoutes.removeMemberFactors, (call) =>
    removeFactorsOfMember(call, call.params.memberId),
  ),
  implement(
    memberRoutes.memberHistory,
    historyOf('member', async (call) => {
      const { id } = await getMember(call, await standingId(call, call.params.memberId));
      return { id, also: await mergedIds(call, id) };
    }),
  ),
];
