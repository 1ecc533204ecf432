import { call, useMessages, useUiConfig } from '@courtyard/common';
import type { SavedAudience } from '@courtyard/contract';
import { audienceVocabulary } from '@courtyard/contract/platform/notifications/audience/audience-history.labels';
import { audienceText } from '@courtyard/contract/platform/notifications/audience/audience.labels';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HistoryCard } from '../../../../details/history/history.card';
import { PartRow } from '../../../../details/part-list';
import { PartMenu } from '../../../../details/part-menu';
import { useRemoval } from '../../../../details/use-removal';
import { LoadingState } from '../../../../feedback/skeleton';
import { EmptyState, ErrorState } from '../../../../feedback/states';
import { Box } from '../../../../layout/primitives';
import { Dialog } from '../../../../overlays/modal/dialog';
import { audienceMessages } from '../audience.messages';
import { ChangeAudienceDialog } from './change-audience.dialog';

const allKey = ['shell', 'audiences', 'saved'];

/** The audiences that are kept under a name: to call otherwise, to change, to take out, and what was changed of each. */
export function SavedAudiencesDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(audienceMessages);
  const client = useQueryClient();
  const language = useUiConfig((config) => config.language);
  const [opened, setOpened] = useState<{ saved: SavedAudience; as: 'form' | 'history' } | null>(null);
  const found = useQuery({
    queryKey: allKey,
    queryFn: async ({ signal }) => (await call('GET /api/v1/audiences', { signal })).data,
  });
  const removing = useRemoval(
    (id) => call('DELETE /api/v1/audiences/:audienceId', { params: { audienceId: id } }),
    ({ name }: SavedAudience) => ({ name, text: t('removeText'), verb: t('removeVerb') }),
    () => client.invalidateQueries({ queryKey: ['shell', 'audiences'] }),
  );
  const close = () => setOpened(null);
  return (
    <Dialog open onClose={onClose} title={t('savedOnes')}>
      {found.isPending ? <LoadingState /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data?.length === 0 ? (
        <EmptyState icon="users" title={t('savedNone')} description={t('savedNoneText')} />
      ) : null}
      <Box as="ul" listStyleType="none">
        {found.data?.map((saved) => (
          <PartRow
            key={saved.id}
            title={saved.name}
            menu={
              <PartMenu
                name={saved.name}
                edit={() => setOpened({ saved, as: 'form' })}
                items={[
                  {
                    label: t('history'),
                    icon: 'clock',
                    onSelect: () => setOpened({ saved, as: 'history' }),
                  },
                ]}
                onRemove={() => removing.ask(saved)}
              />
            }
          >
            {audienceText(saved.audience, language)}
          </PartRow>
        ))}
      </Box>
      {opened?.as === 'form' ? <ChangeAudienceDialog saved={opened.saved} onClose={close} /> : null}
      {opened?.as === 'history' ? <HistoryDialog saved={opened.saved} onClose={close} /> : null}
      {removing.dialog}
    </Dialog>
  );
}

function HistoryDialog({ saved: { id, name }, onClose }: { saved: SavedAudience; onClose: () => void }) {
  const t = useMessages(audienceMessages);
  return (
    <Dialog open onClose={onClose} title={t('historyTitle', { name })}>
      <HistoryCard
        description={t('historyText')}
        vocabulary={audienceVocabulary}
        of={{
          queryKey: ['shell', 'audiences', 'history', id],
          ask: (query, signal) =>
            call('GET /api/v1/audiences/:audienceId/history', { params: { audienceId: id }, query, signal }),
        }}
      />
    </Dialog>
  );
}
