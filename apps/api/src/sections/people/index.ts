import { peoplePermissions } from '@courtyard/contract/people/permissions';
import { owners, readers } from '../../platform/auth/permissions/permission-table';
import { defineSection } from '../../platform/section/define-section';
import { admissionSentences } from './admission/admission.messages';
import { committeeGroup } from './committee/committee-members';
import { committeeSearch } from './committee/committee-search';
import { committeeSentences } from './committee/committee.messages';
import { committeeModule } from './committee/committee.routes';
import { termEnding } from './committee/term/term-notification';
import { termReminder } from './committee/term/term-reminder';
import { householdSentences } from './household/household.messages';
import { householdModule } from './household/household.routes';
import { invitationModule } from './invitation/invitation.routes';
import './people.tables';
import { joinRequestTasks } from './join-request/join-request-task';
import { joinRequestModule } from './join-request/join-request.routes';
import { peopleKinds } from './log/people-kinds';
import { logModule } from './log/log.routes';
import { memberSearch } from './member/member-search';
import { seedCommittees } from './demo/committees.demo';
import { seedMembers } from './demo/members.demo';
import { memberModule } from './member/member.routes';
import { endingReminder } from './role/ending/ending-reminder';
import { roleEnding } from './role/ending/ending-notification';
import { endingRolesJob } from './role/ending/ending-roles.jobs';
import { memberRolesApproval } from './role/approval/member-roles-approval';
import { roleRemovalApproval } from './role/approval/role-removal-approval';
import { roleUpdateApproval } from './role/approval/role-update-approval';
import { roleSentences } from './role/role.messages';
import { roleModule } from './role/role.routes';
import { peoplePermissionSentences } from './permissions.messages';
import { membershipSentences } from './member/membership/membership.messages';

/** People. */
export const peopleSection = defineSection({
  id: 'people',
  modules: [
    memberModule,
    roleModule,
    joinRequestModule,
    invitationModule,
    householdModule,
    committeeModule,
    logModule,
  ],
  permissions: peoplePermissions,
  grants: {
    'Members List View': [...readers, 'Member'],
    'Member Details View': readers,
    'Member Update': ['Manager'],
    'Roles List View': readers,
    // Who gives rights away is decided by each community.
    'Role Create': [],
    'Role Update': [],
    'Member Invite': ['Manager'],
    'Household Invite': owners,
    'Logs View': ['Board Member', 'Manager', 'Auditor'],
    // Who lives here may know who decides.
    'Committees List View': [...readers, 'Member', 'Tenant'],
    'Committee Create': ['Manager'],
    'Committee Update': ['Manager'],
  },
  // Who is suspended is signed out.
  history: {
    session: ['session.end'],
    member: [
      'member.suspend',
      'member.end',
      'member.bring-back',
      'member.roles',
      'member.join',
      'member.invite',
      'member.invite-again',
      'member.revoke',
    ],
    role: ['role.create', 'role.update', 'role.remove', 'role.give', 'role.take'],
    'join-request': ['join-request.approve', 'join-request.refuse'],
    // Who is let in gets their home with it.
    property: ['ownership.create', 'residency.create', 'residency.update'],
    committee: [
      'committee.create',
      'committee.update',
      'committee.remove',
      'term.create',
      'term.update',
      'term.remove',
    ],
  },
  logged: peopleKinds,
  sentences: {
    ...membershipSentences,
    ...roleSentences,
    ...peoplePermissionSentences,
    ...admissionSentences,
    ...householdSentences,
    ...committeeSentences,
  },
  approvals: [roleUpdateApproval, roleRemovalApproval, memberRolesApproval],
  tasks: [joinRequestTasks],
  groups: [committeeGroup],
  reminders: [termReminder, endingReminder],
  communityJobs: [endingRolesJob],
  notifications: [termEnding, roleEnding],
  search: [memberSearch, committeeSearch],
  demo: [seedMembers, seedCommittees],
});
