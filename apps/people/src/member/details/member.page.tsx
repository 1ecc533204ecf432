import { toast, useCan, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { Member } from '@courtyard/contract/people/member/member';
import { memberColumns } from '@courtyard/contract/people/member/member.columns';
import { Avatar, HStack, Page } from '@courtyard/ui';
import {
  HeadFacts,
  HistoryCard,
  RecordApprovals,
  RecordTabs,
  useFieldTexts,
  useRecordId,
} from '@courtyard/ui/details';
import { useEffect } from 'react';
import { MemberLoader } from '../member-loader';
import { MemberStatusBadge } from '../member-status';
import { memberPaths } from '../member-paths';
import { members } from '../member.queries';
import { useHomeTexts } from '../use-home-texts';
import { useRoleTexts } from '../use-role-texts';
import { memberVocabulary } from '@courtyard/contract/people/vocabulary';
import { useViewAsActions } from './view-as/use-view-as-actions';
import { detailsMessages } from './details.messages';
import { OverviewTab } from './overview.tab';
import { useMembershipActions } from './use-membership-actions';

/** `members/details?id=`: how somebody is reached, their homes over time, and for who manages members their history. */
export function MemberPage() {
  const id = useRecordId();
  return (
    <MemberLoader>
      {(member) => (member.id === id ? <MemberView member={member} /> : <Merged member={member} />)}
    </MemberLoader>
  );
}

/** An old link of a record that was merged into another leads to that one, and says so. */
function Merged({ member: { id, name } }: { member: Member }) {
  const t = useMessages(detailsMessages);
  const navigate = useNavigate();
  useEffect(() => {
    toast({ title: t('mergedInto', { name }), kind: 'info' });
    void navigate(memberPaths.details(id), { replace: true });
  }, [navigate, t, id, name]);
  return null;
}

function MemberView({ member }: { member: Member }) {
  const t = useMessages(detailsMessages);
  const { label, node } = useFieldTexts(memberColumns);
  const homesText = useHomeTexts();
  const rolesText = useRoleTexts();
  const manages = useCan('Member Update');
  const { actions, dialog } = useMembershipActions(member);
  const viewAs = useViewAsActions();
  const more = [...(viewAs.actionsOf?.(member) ?? []), ...(actions.more ?? [])];
  const overview = <OverviewTab member={member} />;
  return (
    <Page
      title={
        <HStack as="span" gap="3">
          <Avatar name={member.name} src={member.photo?.url} />
          {member.name}
        </HStack>
      }
      documentTitle={member.name}
      actions={{ ...actions, more }}
    >
      {manages ? <RecordApprovals record="member" recordId={member.id} /> : null}
      <HeadFacts
        facts={[
          { label: label('status'), value: <MemberStatusBadge value={member.status} /> },
          { label: label('roles'), value: rolesText(member.roles) },
          { label: label('homes'), value: homesText(member.homes) },
          { label: label('memberSince'), value: node(member, 'memberSince') },
        ]}
      />
      {manages ? (
        <RecordTabs
          record={member}
          overview={overview}
          history={
            <HistoryCard
              of={members.historyOf(member.id)}
              vocabulary={memberVocabulary}
              description={t('historyText')}
            />
          }
        />
      ) : (
        overview
      )}
      {dialog}
      {viewAs.dialog}
    </Page>
  );
}
