import { useCan, useMessages } from '@courtyard/common';
import type { Committee } from '@courtyard/contract/people/committee/committee';
import { committeeColumns } from '@courtyard/contract/people/committee/committee.columns';
import { Page } from '@courtyard/ui';
import { HeadFacts, HistoryCard, RecordTabs, useFieldTexts, useRecordActions } from '@courtyard/ui/details';
import { CommitteeLoader } from '../committee-loader';
import { CommitteeStatusBadge, SeatsText } from '../committee-status';
import { committeePaths } from '../committee-paths';
import { committees } from '../committee.queries';
import { TermsTab } from '../term/terms.tab';
import { committeeVocabulary } from '@courtyard/contract/people/vocabulary';
import { detailsMessages } from './details.messages';

/** `committees/details?id=`: who serves, who served when, and its history. */
export function CommitteePage() {
  return <CommitteeLoader>{(committee) => <CommitteeView committee={committee} />}</CommitteeLoader>;
}

/** What can be done with a committee; `dialog` is drawn anywhere on its page. */
function useCommitteeActions(committee: Committee) {
  const t = useMessages(detailsMessages);
  return useRecordActions({
    may: useCan('Committee Update'),
    record: committee,
    paths: committeePaths,
    remove: committees.useRemove().mutateAsync,
    removal: { text: t('removeText'), verb: t('removeVerb') },
  });
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
      <RecordTabs
        record={committee}
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
