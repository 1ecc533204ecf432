import { lazyContent, useCan, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { LoadingState, Page } from '@courtyard/ui';
import { Tabs } from '@courtyard/ui/overlays';
import { requestPaths } from '../request-paths';
import { requestMessages } from '../request.messages';
import { CommunityTable } from './community-table';
import { listMessages } from './list.messages';

const RequestBoard = lazyContent(
  async () => (await import('../../board/request-board')).RequestBoard,
  <LoadingState />,
);

/** The address with the other view: what is searched and filtered stays. */
function shownAs(now: URLSearchParams, show: string): URLSearchParams {
  const next = new URLSearchParams(now);
  next.delete('cursor');
  if (show === 'board') next.set('show', show);
  else next.delete('show');
  return next;
}

/** `community-requests`: all requests of the community, as a table and as a board. */
export function CommunityRequestsPage() {
  const t = useMessages(listMessages);
  const tRequest = useMessages(requestMessages);
  const canHandle = useCan('Community Request Update');
  const [search, setSearch] = useSearchParams();
  const views = [
    { value: 'table', label: t('table'), content: <CommunityTable /> },
    { value: 'board', label: t('board'), content: <RequestBoard /> },
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
        value={search.get('show') === 'board' ? 'board' : 'table'}
        onChange={(show) => setSearch((now) => shownAs(now, show), { preventScrollReset: true })}
      />
    </Page>
  );
}
