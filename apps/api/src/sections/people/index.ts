import { peoplePermissions } from '@courtyard/contract/people/permissions';
import { readers } from '../../platform/auth/permissions/permission-table';
import { defineSection } from '../../platform/section/define-section';
import { memberSearch } from './member/member-search';
import { seedMembers } from './demo/members.demo';
import { memberModule } from './member/member.routes';
import { roleSentences } from './role/role.messages';
import { roleModule } from './role/role.routes';
import { peoplePermissionSentences } from './permissions.messages';
import { membershipSentences } from './member/membership/membership.messages';

/** People. */
export const peopleSection = defineSection({
  id: 'people',
  modules: [memberModule, roleModule],
  permissions: peoplePermissions,
  grants: {
    'Members List View': [...readers, 'Member'],
    'Member Details View': readers,
    'Member Update': ['Manager'],
    'Roles List View': readers,
    // Who gives rights away is decided by each community.
    'Role Create': [],
    'Role Update': [],
  },
  // Who is suspended is signed out.
  history: {
    session: ['session.end'],
    member: ['member.suspend', 'member.end', 'member.bring-back', 'member.roles'],
    role: ['role.create', 'role.update', 'role.remove', 'role.give', 'role.take'],
  },
  sentences: { ...membershipSentences, ...roleSentences, ...peoplePermissionSentences },
  search: [memberSearch],
  demo: [seedMembers],
});
