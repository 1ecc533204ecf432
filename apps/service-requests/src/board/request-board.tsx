import { lazyOverlay, useCan, useMessages } from '@courtyard/common';
import type { RequestSummary } from '@courtyard/contract/service-requests/request/request';
import type { RequestAction } from '@courtyard/contract/service-requests/request/request-states';
import type { BoardColumn } from '@courtyard/ui/board';
import { useState } from 'react';
import { type AskedAction, isAsked, useApplyRequestAction } from '../request/actions/use-action';
import { useBoardFilters, useCommunityTable } from '../request/list/requests.table';
import { requestName } from '../request/request-place';
import { requestPaths } from '../request/request-paths';
import { requestMessages } from '../request/request.messages';
import { communityRequests, type RequestsQuery } from '../request/request.queries';
import { boardMessages } from './board.messages';
import { actionTo, boardColumns, boardFilters, type BoardState, statesOf } from './board.rules';
import { RequestBoardCard } from './request-board.card';
import { shownCards, StateBoard, useBoardColumn } from './state-board';

const ActionDialog = lazyOverlay(async () => (await import('../request/actions/action.dialog')).ActionDialog);

/** The requests of the community by state. */
export function RequestBoard() {
  const t = useMessages(boardMessages);
  const canHandle = useCan('Community Request Update');
  const table = useCommunityTable();
  const filters = useBoardFilters();
  const asked = boardFilters(table.query);
  const [moving, setMoving] = useState<{ action: AskedAction; request: RequestSummary } | null>(null);
  const { mutateAsync } = useApplyRequestAction();
  const columns = useColumns(asked);
  const ask = (request: RequestSummary, action: RequestAction) => {
    if (!isAsked(action)) return false;
    setMoving({ action, request });
    return true;
  };
  return (
    <>
      <StateBoard<RequestSummary, RequestAction>
        label={t('label')}
        toolbar={{
          state: table,
          searchLabel: t('search'),
          filters,
          source: communityRequests.sourceOf({ ...asked, state: boardColumns.flatMap(statesOf) }),
        }}
        columns={columns}
        nameOf={requestName}
        actionTo={canHandle ? ({ state }, to) => actionTo(state, to) : undefined}
        apply={({ id, version }, action) =>
          mutateAsync({ id, action, waitingFor: null, note: null, version })
        }
        ask={ask}
      >
        {(request) => <RequestBoardCard request={request} />}
      </StateBoard>
      {moving ? <ActionDialog {...moving} isHandler onClose={() => setMoving(null)} /> : null}
    </>
  );
}

function useColumns(asked: RequestsQuery): BoardColumn<RequestSummary>[] {
  // The columns are always the same, so their hooks are too.
  return boardColumns.map((column) => useColumn(column, asked));
}

function useColumn(column: BoardState, asked: RequestsQuery): BoardColumn<RequestSummary> {
  const tRequest = useMessages(requestMessages);
  const states = statesOf(column);
  const list = communityRequests.useList({ ...asked, state: states, sort: '-priority', limit: shownCards });
  const table = requestPaths.list('community');
  return useBoardColumn(list, { id: column, title: tRequest(`state.${column}`), states, table });
}
