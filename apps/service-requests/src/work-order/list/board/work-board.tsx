import { call, lazyOverlay, toast, useCan, useCommand, useMessages } from '@courtyard/common';
import type {
  WorkActionInput,
  WorkOrderSummary,
} from '@courtyard/contract/service-requests/work-order/work-order';
import type {
  WorkAction,
  WorkActor,
} from '@courtyard/contract/service-requests/work-order/work-order-states';
import type { BoardColumn } from '@courtyard/ui/board';
import { useState } from 'react';
import { boardFilters } from '../../../board/board.rules';
import { shownCards, StateBoard, useBoardColumn } from '../../../board/state-board';
import { workActionMessages } from '../../actions/actions.messages';
import { type AskedAction, isAsked } from '../../actions/asked-actions';
import { useSeesOnlyOwnOrders } from '../use-worker-name';
import { useWorkOrderFilters, useWorkOrdersTable } from '../work-orders.table';
import { workOrderPaths } from '../../work-order-paths';
import { workOrderMessages } from '../../work-order.messages';
import { workOrderName, workOrders, type WorkOrdersQuery } from '../../work-order.queries';
import { WorkBoardCard } from './work-board.card';
import { workBoardMessages } from './work-board.messages';
import { workActionTo, workBoardColumns, type WorkBoardState } from './work-board.rules';

const WorkActionDialog = lazyOverlay(
  async () => (await import('../../actions/action.dialog')).WorkActionDialog,
);

interface Acted extends WorkActionInput {
  id: string;
}

const useApplyWorkAction = () =>
  useCommand('service-requests', async ({ id, ...body }: Acted, idempotencyKey) => {
    const options = { params: { workOrderId: id }, body, idempotencyKey };
    return (await call('POST /api/v1/work-orders/:workOrderId/state', options)).data;
  });

/** As whom the person moves orders: who sees all of them and edits none moves none. */
function useActors(): readonly WorkActor[] {
  const canManage = useCan('Work Order Update');
  const seesOnlyOwn = useSeesOnlyOwnOrders();
  if (canManage) return ['manager'];
  return seesOnlyOwn ? ['worker'] : [];
}

/** Why an order cannot be dropped on a column. */
function useWhyNot() {
  const t = useMessages(workBoardMessages);
  const tOrder = useMessages(workOrderMessages);
  return ({ state }: WorkOrderSummary, to: string) => {
    const column = workBoardColumns.find((each) => each === to);
    if (column === undefined) return undefined;
    // An issued order becomes a scheduled one with its first visit.
    if (column === 'scheduled' && state === 'issued') return t('toScheduled');
    return t('cannot', { from: tOrder(`state.${state}`), to: tOrder(`state.${column}`) });
  };
}

/** The work orders that the person may see, by state. */
export function WorkBoard() {
  const t = useMessages(workBoardMessages);
  const tAction = useMessages(workActionMessages);
  const table = useWorkOrdersTable();
  const filters = useWorkOrderFilters().filter(({ name }) => name !== 'isOpen' && name !== 'state');
  const asked = boardFilters(table.query);
  const actors = useActors();
  const whyNot = useWhyNot();
  const [moving, setMoving] = useState<{ action: AskedAction; order: WorkOrderSummary } | null>(null);
  const { mutateAsync } = useApplyWorkAction();
  const columns = useColumns(asked);
  const apply = async ({ id, number, version }: WorkOrderSummary, action: WorkAction) => {
    const { approvalId } = await mutateAsync({ id, action, note: null, version });
    // It stays a draft until its estimate is approved.
    if (action === 'issue' && approvalId !== null)
      toast({ title: tAction('asked', { number }), kind: 'success' });
  };
  const ask = (order: WorkOrderSummary, action: WorkAction) => {
    if (!isAsked(action)) return false;
    setMoving({ action, order });
    return true;
  };
  return (
    <>
      <StateBoard<WorkOrderSummary, WorkAction>
        label={t('label')}
        toolbar={{
          state: table,
          searchLabel: t('search'),
          filters,
          source: workOrders.sourceOf({ ...asked, state: [...workBoardColumns] }),
        }}
        columns={columns}
        nameOf={workOrderName}
        actionTo={actors.length > 0 ? ({ state }, to) => workActionTo(state, to, actors) : undefined}
        whyNot={whyNot}
        apply={apply}
        ask={ask}
      >
        {(order) => <WorkBoardCard order={order} />}
      </StateBoard>
      {moving ? <WorkActionDialog {...moving} onClose={() => setMoving(null)} /> : null}
    </>
  );
}

function useColumns(asked: WorkOrdersQuery): BoardColumn<WorkOrderSummary>[] {
  // The columns are always the same, so their hooks are too.
  return workBoardColumns.map((column) => useColumn(column, asked));
}

function useColumn(column: WorkBoardState, asked: WorkOrdersQuery): BoardColumn<WorkOrderSummary> {
  const tOrder = useMessages(workOrderMessages);
  const states = [column];
  const sort = column === 'accepted' ? '-updatedAt' : '-priority';
  const list = workOrders.useList({ ...asked, state: states, sort, limit: shownCards });
  return useBoardColumn(list, {
    id: column,
    title: tOrder(`state.${column}`),
    states,
    table: workOrderPaths.list,
  });
}
