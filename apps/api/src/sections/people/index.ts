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
import { invitationFileSentences } from './admission/invitation/file/invitation-file.messages';
import { invitationModule } from './admission/invitation/invitation.routes';
import { bulkResend } from './admission/invitation/resend-many';
import { bulkJob } from '../../platform/section/bulk/bulk-job';
import './people.tables';
import { joinRequestTasks } from './admission/join-request/join-request-task';
import { joinRequestModule } from './admission/join-request/join-request.routes';
import { profileFileColumns } from '../../platform/files/storage/file-column';
import { peopleKinds } from './log/people-kinds';
import { logModule } from './log/log.routes';
import { factorsRemoved } from './member/factors/factors-notification';
import { viewedAs } from './member/view-as/view-as-notification';
import { personalDetailsCorrected } from './member/personal-details/personal-details-notification';
import { memberSearch, namedMembers } from './member/member-search';
import { seedApprovals } from './demo/approvals.demo';
import { seedCommittees } from './demo/committees.demo';
import { seedContacts } from './demo/contacts.demo';
import { seedManyMembers } from './demo/bulk-members.demo';
import { seedMembers } from './demo/members.demo';
import { memberModule } from './member/member.routes';
import { endingReminder } from './role/ending/ending-reminder';
import { roleEnding } from './role/ending/ending-notification';
import { endingRolesJob } from './role/ending/ending-roles.jobs';
import { factorDemanded } from './member/factors/factor-notification';
import { factorTasks } from './member/factors/factor-task';
import { memberRolesApproval } from './role/approval/member-roles-approval';
import { roleRemovalApproval } from './role/approval/role-removal-approval';
import { roleUpdateApproval } from './role/approval/role-update-approval';
import { roleSentences } from './role/role.messages';
import { roleModule } from './role/role.routes';
import { peopleSteps } from './admission/first-steps';
import { peoplePermissionSentences } from './permissions.messages';
import { mergeSentences } from './member/merge/merge.messages';
import { peopleMergedRows } from './member/merge/people-merged-rows';
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
    // An administrator's, who may do all that the others may.
    'Member View As': [],
    'Emergency Contacts View': ['Board Member', 'Manager'],
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
      'member.view-as',
      'member.view-as-end',
      'member.end',
      'member.bring-back',
      'member.home',
      'member.correct',
      'member.roles',
      'factor.reset',
      'member.mail-consent',
      'member.join',
      'member.merge',
      'member.invite',
      'member.invite-again',
      'member.revoke',
    ],
    role: ['role.create', 'role.update', 'role.factors', 'role.remove', 'role.give', 'role.take'],
    'join-request': ['join-request.approve', 'join-request.refuse'],
    // Who is let in gets their home with it.
    property: [
      'ownership.create',
      'ownership.update',
      'residency.create',
      'residency.update',
      'residency.remove',
    ],
    person: ['person.merge'],
    committee: [
      'committee.create',
      'committee.update',
      'committee.remove',
      'term.create',
      'term.update',
      'term.remove',
    ],
  },
  mergedRows: peopleMergedRows,
  fileColumns: [profileFileColumns],
  logged: peopleKinds,
  sentences: {
    ...membershipSentences,
    ...mergeSentences,
    ...roleSentences,
    ...peoplePermissionSentences,
    ...admissionSentences,
    ...invitationFileSentences,
    ...householdSentences,
    ...committeeSentences,
  },
  bulkJobs: [bulkJob(bulkResend)],
  approvals: [roleUpdateApproval, roleRemovalApproval, memberRolesApproval],
  tasks: [joinRequestTasks, factorTasks],
  groups: [committeeGroup],
  reminders: [termReminder, endingReminder],
  communityJobs: [endingRolesJob],
  notifications: [termEnding, roleEnding, factorDemanded, factorsRemoved, personalDetailsCorrected, viewedAs],
  search: [memberSearch, committeeSearch],
  namedRecords: [namedMembers],
  firstSteps: peopleSteps,
  demo: [seedMembers, seedContacts, seedCommittees, seedApprovals],
  bulk: {
    records: 'members',
    add: seedManyMembers,
    tables: ['identity', 'member', 'member_profile', 'member_role'],
  },
});
