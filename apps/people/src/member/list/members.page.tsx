import { lazyContent, saveExport, useCan, useMessages } from '@courtyard/common';
import type { MemberSummary } from '@courtyard/contract/people/member/member';
import { LoadingState, Page } from '@courtyard/ui';
import { DataTable } from '@courtyard/ui/data';
import { invitationsPath } from '../../admission/invitation/invitation.queries';
import { members, memberPager } from '../member.queries';
import { useViewAsActions } from '../details/view-as/use-view-as-actions';
import { listMessages } from './list.messages';
import { MemberCard } from './member.card';
import { useMemberColumns } from './members.columns';
import { useMemberFilters, useMembersTable } from './members.table';

const MemberPreview = lazyContent(
  async () => (await import('../details/member-preview')).MemberPreview,
  <LoadingState />,
);

/** `members`: the directory. All that is set on it lives in the URL. */
export function MembersPage() {
  const t = useMessages(listMessages);
  const manages = useCan('Member Update');
  const canOpen = useCan('Member Details View');
  const table = useMembersTable();
  const found = members.useList(table.query);
  const columns = useMemberColumns();
  const filters = useMemberFilters();
  const { actionsOf, dialog } = useViewAsActions();
  return (
    <Page
      title={t('title')}
      description={t(manages ? 'description' : 'neighbours')}
      actions={{
        secondary: [
          { label: t('invitations'), icon: 'mail', to: invitationsPath },
          { label: t('whatOthersSee'), icon: 'user', to: '/myprofile/social' },
        ],
      }}
    >
      <DataTable
        label={t('title')}
        state={table}
        query={found}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        searchLabel={t('search')}
        filters={filters}
        source={members.sourceOf(table.query)}
        {...(canOpen && {
          pager: memberPager,
          preview: ({ id }: MemberSummary) => <MemberPreview id={id} />,
        })}
        {...(actionsOf && { rowMenu: actionsOf })}
        renderCard={(member) => <MemberCard member={member} />}
        onExport={(format) => saveExport('GET /api/v1/members/export', { query: { ...table.query, format } })}
        empty={{ icon: 'users', title: t('none'), description: t('noneText') }}
      />
      {dialog}
    </Page>
  );
}
