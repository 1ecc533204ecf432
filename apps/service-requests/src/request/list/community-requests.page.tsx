import { lazyContent, useCan, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { LoadingState, Page } from '@courtyard/ui';
import { Tabs } from '@courtyard/ui/overlays';
import { shownAs, viewOf } from '../../board/list-views';
import { requestPaths } from '../request-paths';
import { requestMessages } from '../request.messages';
import { CommunityTable } from './community-table';
import { listMessages } from './list.messages';

const RequestBoard = lazyContent(
  async () => (await import('../../board/request-board')).RequestBoard,
  <LoadingState />,
);

const RequestCalendar = lazyContent(
  async () => (await import('./calendar/request-calendar')).RequestCalendar,
  <LoadingState />,
);

/** `community-requests`: all requests of the community, as a table, as a board and by the day on which they are due. */
export function CommunityRequestsPage() {
  const t = useMessages(listMessages);
  const tRequest = useMessages(requestMessages);
  const canHandle = useCan('Community Request Update');
  const [search, setSearch] = useSearchParams();
  const views = [
    { value: 'table', label: t('table'), content: <CommunityTable /> },
    { value: 'board', label: t('board'), content: <RequestBoard /> },
    { value: 'calendar', label: t('calendar'), content: <RequestCalendar /> },
  ];
  return (
    <Page
      title={t('title.community')}
      description={t('description.community')}
      actions={{
        primary: canHandle ? { label: tRequest('enter'), icon: 'plus', to: requestPaths.enter } : null,
        secondary: [{ label: t('reports'), icon: 'chart', to: requestPaths.reports }],
        more: [{ label: t('settings'), icon: 'settings', to: requestPaths.settings }],
      }}
    >
      <Tabs
        label={t('view')}
        items={views}
        value={viewOf(search)}
        onChange={(view) => setSearch((now) => shownAs(now, view), { preventScrollReset: true })}
      />
    </Page>
  );
}
