import { useMessages } from '@courtyard/common';
import type { Committee } from '@courtyard/contract/people/committee/committee';
import { committeeColumns } from '@courtyard/contract/people/committee/committee.columns';
import { Page } from '@courtyard/ui';
import { HeadFacts, HistoryCard, ThingTabs, useFieldTexts } from '@courtyard/ui/details';
import { CommitteeGate } from '../committee-gate';
import { CommitteeStatusBadge, SeatsText } from '../committee-status';
import { committees } from '../committee.queries';
import { TermsTab } from '../term/terms.tab';
import { committeeVocabulary } from '@courtyard/contract/people/vocabulary';
import { detailsMessages } from './details.messages';
import { useCommitteeActions } from './use-committee-actions';

/** `committees/details?id=`: who serves, who served when, and its history. */
export function CommitteePage() {
  return <CommitteeGate>{(committee) => <CommitteeView committee={committee} />}</CommitteeGate>;
}

function CommitteeView({ committee }: { committee: Committee }) {
  const t = useMessages(detailsMessages);
  const { label, node } = useFieldTexts(committeeColumns);
  const { actions, dialog } = useCommitteeActions(committee);
  return (
    <Page title={committee.name} description={committee.purpose ?? undefined} actions={actions}>
      <HeadFacts
        facts={[
          { label: label('kind'), value: node(committee, 'kind') },
          { label: label('status'), value: <CommitteeStatusBadge value={committee.status} /> },
          { label: label('filled'), value: <SeatsText committee={committee} /> },
          { label: label('nextEndsOn'), value: node(committee, 'nextEndsOn') },
        ]}
      />
      <ThingTabs
        thing={committee}
        overview={<TermsTab committee={committee} />}
        history={
          <HistoryCard
            of={committees.historyOf(committee.id)}
            vocabulary={committeeVocabulary}
            description={t('historyText')}
          />
        }
      />
      {dialog}
    </Page>
  );
}
