import { type ChangesCall, type HistoryEntry, useChanges, useFormats, useUiConfig } from '@courtyard/common';
import { type HistoryVocabulary, vocabularyIn } from '@courtyard/contract/fields/history';
import { Button } from '../../actions/button';
import { EmptyState } from '../../feedback/states';
import { Center } from '../../layout/primitives';
import { useDetailsTexts } from '../details.messages';
import { PartCard, PartRow } from '../part-list';
import { ChangeList } from './change-list';

export interface HistoryCardProps {
  /** Where a record has more than one history; "History" otherwise. */
  title?: string;
  description: string;
  /** What the records of the section are called in it. */
  vocabulary: HistoryVocabulary;
  /** The record's; what a resource's `historyOf` gives. */
  of: ChangesCall;
}

/** Who changed what and when, before and after. Nothing is asked for before it is shown. */
export function HistoryCard({ title, description, vocabulary, of }: HistoryCardProps) {
  const t = useDetailsTexts();
  const history = useChanges(of);
  const entries = history.data?.pages.flatMap((page) => page.data);
  return (
    <>
      <PartCard
        title={title ?? t('history')}
        description={description}
        query={{ ...history, data: entries }}
        empty={<EmptyState icon="clock" title={t('unchanged')} />}
      >
        {(entry) => <HistoryRow key={entry.id} entry={entry} vocabulary={vocabulary} />}
      </PartCard>
      {history.hasNextPage ? (
        <Center mt="4">
          <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {t('earlier')}
          </Button>
        </Center>
      ) : null}
    </>
  );
}

function HistoryRow({ entry, vocabulary }: { entry: HistoryEntry; vocabulary: HistoryVocabulary }) {
  const t = useDetailsTexts();
  const formats = useFormats();
  const language = useUiConfig((config) => config.language);
  const { action, actor, at, changes } = entry;
  return (
    <PartRow title={vocabularyIn(vocabulary, language).action(action)} aside={formats.moment(at)}>
      {t('by', { name: actor })}
      <ChangeList action={action} changes={changes} vocabulary={vocabulary} />
    </PartRow>
  );
}
