import { toast, useMessages } from '@courtyard/common';
import { useNavigate, useSearchParams } from '@courtyard/common/router';
import { Box, Card, Page } from '@courtyard/ui';
import { FilterSelect, filterFrom } from './list/filter-select';
import { NoticeList } from './list/notice-list';
import { notificationMessages } from './notifications.messages';
import { useNotificationSummary, useReadAll } from './notifications.queries';

/** Everything that the person was told of in the last half year. */
export default function NotificationsPage() {
  const t = useMessages(notificationMessages);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const filter = filterFrom(search.get('show'));
  const { data: summary } = useNotificationSummary();
  const readAll = useReadAll();
  const newestId = summary?.newest?.id;
  const show = (next: typeof filter) => setSearch(next === 'all' ? {} : { show: next }, { replace: true });
  const markAll =
    newestId === undefined
      ? null
      : {
          label: t('readAll'),
          icon: 'check' as const,
          loading: readAll.isPending,
          onSelect: () =>
            readAll.mutate(newestId, { onError: () => toast({ title: t('notMarked'), kind: 'error' }) }),
        };
  return (
    <Page
      title={t('title')}
      description={t('pageText')}
      width="form"
      actions={{
        secondary: [
          markAll,
          {
            label: t('settings'),
            icon: 'settings',
            onSelect: () => void navigate('/notifications/settings'),
          },
        ],
      }}
    >
      <Card>
        <Box px="4" py="3" borderBottomWidth="1px" borderColor="border.default">
          <Box maxWidth="14rem">
            <FilterSelect value={filter} onChange={show} />
          </Box>
        </Box>
        <NoticeList isWhole filter={filter} onShowAll={() => show('all')} />
      </Card>
    </Page>
  );
}
