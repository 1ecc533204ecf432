import { peoplePermissions } from '@courtyard/contract/people/permissions';
import { readers } from '../../platform/auth/permissions/permission-table';
import { defineSection } from '../../platform/section/define-section';
import { memberSearch } from './member/member-search';
import { seedMembers } from './demo/members.demo';
import { memberModule } from './member/member.routes';
import { membershipSentences } from './member/membership/membership.messages';

/** People. */
export const peopleSection = defineSection({
  id: 'people',
  modules: [memberModule],
  permissions: peoplePermissions,
  grants: {
    'Members List View': [...readers, 'Member'],
    'Member Details View': readers,
    'Member Update': ['Manager'],
  },
  // Who is suspended is signed out.
  history: { session: ['session.end'], member: ['member.suspend', 'member.end', 'member.bring-back'] },
  sentences: membershipSentences,
  search: [memberSearch],
  demo: [seedMembers],
});
