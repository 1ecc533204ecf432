import { lazyOverlay, useCan, useMessages } from '@courtyard/common';
import { useLocation } from '@courtyard/common/router';
import type { RequestSummary } from '@courtyard/contract/service-requests/request/request';
import { Stack, TextLink } from '@courtyard/ui';
import { Board, type BoardColumn, useBoardMoves } from '@courtyard/ui/board';
import { GalleryToolbar } from '@courtyard/ui/data';
import { useState } from 'react';
import { type AskedAction, isAsked, useApplyRequestAction } from '../request/actions/use-action';
import type { RequestsQuery } from '../request/list/many/use-request-bulk-actions';
import { useBoardFilters, useCommunityTable } from '../request/list/requests.table';
import { requestName } from '../request/request-place';
import { requestPaths } from '../request/request-paths';
import { requestMessages } from '../request/request.messages';
import { communityRequests } from '../request/request.queries';
import { boardMessages } from './board.messages';
import { actionTo, boardColumns, boardFilters, type BoardState, inTable, statesOf } from './board.rules';
import { RequestBoardCard } from './request-board-card';

const ActionDialog = lazyOverlay(async () => (await import('../request/actions/action.dialog')).ActionDialog);

/** Cards of a column; the table has the others. */
const shownCards = 50;

/** The requests of the community by state. */
export function RequestBoard() {
  const t = useMessages(boardMessages);
  const canHandle = useCan('Community Request Update');
  const table = useCommunityTable();
  const filters = useBoardFilters();
  const asked = boardFilters(table.query);
  const [moving, setMoving] = useState<{ action: AskedAction; request: RequestSummary } | null>(null);
  const { mutateAsync } = useApplyRequestAction();
  const answered = useColumns(asked);
  const move = async ({ id, state, version }: RequestSummary, to: string) => {
    const action = actionTo(state, to);
    if (action) await mutateAsync({ id, action, waitingFor: null, note: null, version });
  };
  const { columns, onMove } = useBoardMoves<RequestSummary>({
    columns: answered,
    nameOf: requestName,
    move,
  });
  const onDrop = (request: RequestSummary, to: string) => {
    const action = actionTo(request.state, to);
    // What goes with it is asked first; until then the card stays where it is.
    if (action && isAsked(action)) setMoving({ action, request });
    else void onMove(request, to);
  };
  return (
    <Stack gap="4">
      <GalleryToolbar
        state={table}
        searchLabel={t('search')}
        filters={filters}
        source={communityRequests.sourceOf({ ...asked, state: boardColumns.flatMap(statesOf) })}
      />
      <Board<RequestSummary>
        label={t('label')}
        columns={columns}
        nameOf={requestName}
        {...(canHandle && {
          canMove: ({ state }, to) => actionTo(state, to) !== undefined,
          onMove: onDrop,
        })}
      >
        {(request) => <RequestBoardCard request={request} />}
      </Board>
      {moving ? <ActionDialog {...moving} isHandler onClose={() => setMoving(null)} /> : null}
    </Stack>
  );
}

/** A call for each column, so that a full one hides none of the others. */
function useColumns(asked: RequestsQuery): BoardColumn<RequestSummary>[] {
  // The columns are always the same, so their hooks are too.
  return boardColumns.map((column) => useColumn(column, asked));
}

function useColumn(column: BoardState, asked: RequestsQuery): BoardColumn<RequestSummary> {
  const t = useMessages(boardMessages);
  const tRequest = useMessages(requestMessages);
  const { search } = useLocation();
  const { data, isPending, isError, error, refetch } = communityRequests.useList({
    ...asked,
    state: statesOf(column),
    sort: '-priority',
    limit: shownCards,
  });
  const total = data?.page.total ?? 0;
  return {
    id: column,
    title: tRequest(`state.${column}`),
    cards: data?.data ?? [],
    total,
    isLoading: isPending,
    ...(isError && !data && { error, onRetry: () => void refetch() }),
    foot:
      total > shownCards ? (
        <TextLink to={`${requestPaths.list('community')}?${inTable(search, column)}`} fontSize="sm" px="1">
          {t('more', { count: total })}
        </TextLink>
      ) : null,
  };
}
