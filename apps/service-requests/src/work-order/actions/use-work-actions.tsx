import { downloadFile, lazyOverlay, toast, useMessages } from '@courtyard/common';
import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import type { WorkAction } from '@courtyard/contract/service-requests/work-order/work-order-states';
import { type IconName, type PageAction, type PageActions, useFailureToast } from '@courtyard/ui';
import { type ReactNode, useState } from 'react';
import { workOrderPaths } from '../work-order-paths';
import { workOrders } from '../work-order.queries';
import { workActionMessages } from './actions.messages';
import { type AskedAction, isAsked } from './asked-actions';

const WorkActionDialog = lazyOverlay(async () => (await import('./action.dialog')).WorkActionDialog);
const VisitDialog = lazyOverlay(async () => (await import('./visit.dialog')).VisitDialog);
const LinesDialog = lazyOverlay(async () => (await import('./lines.dialog')).LinesDialog);
const PhotosDialog = lazyOverlay(async () => (await import('./photos.dialog')).PhotosDialog);
const SignOffDialog = lazyOverlay(async () => (await import('./sign-off.dialog')).SignOffDialog);

export type OpenedDialog = AskedAction | 'visit' | 'lines' | 'before' | 'after' | 'sign-off';

const icons: Readonly<Record<WorkAction, IconName>> = {
  issue: 'mail',
  confirm: 'check',
  start: 'wrench',
  finish: 'check',
  accept: 'check',
  return: 'arrow-left',
  decline: 'minus',
  cancel: 'trash',
  reopen: 'refresh',
};

/** The action that leads on from each state, for those who manage and for those who do the work. */
const leading: Partial<Record<WorkOrder['state'], readonly WorkAction[]>> = {
  draft: ['issue'],
  issued: ['confirm', 'start'],
  scheduled: ['confirm', 'start'],
  'in-progress': ['finish'],
  done: ['accept'],
  cancelled: ['reopen'],
};

/** Does an action that asks for nothing. */
function useQuickAction({ id, number, version }: WorkOrder) {
  const t = useMessages(workActionMessages);
  const failed = useFailureToast();
  const acting = workOrders.useWrite('POST /api/v1/work-orders/:workOrderId/state', id);
  const action = async (name: Exclude<WorkAction, AskedAction>) => {
    try {
      const { approvalId } = await acting.mutateAsync({ action: name, note: null, version });
      const title =
        name === 'issue' && approvalId !== null ? t('asked', { number }) : t(`done.${name}`, { number });
      toast({ title, kind: 'success' });
    } catch (error) {
      failed(error);
    }
  };
  return { action, isActing: acting.isPending };
}

/** What the person may do with an order; `open` opens a dialog from the page's cards, `dialog` is drawn anywhere. */
export function useWorkActions(order: WorkOrder): {
  actions: PageActions;
  dialog: ReactNode;
  open: (name: OpenedDialog) => void;
} {
  const t = useMessages(workActionMessages);
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const { action, isActing } = useQuickAction(order);
  const { id, number, may, state } = order;
  const actionOf = (name: WorkAction): PageAction => ({
    label: t(`action.${name}`),
    icon: icons[name],
    loading: isActing && !isAsked(name),
    onSelect: () => (isAsked(name) ? setOpened(name) : void action(name)),
  });
  const first = leading[state]?.find((name) => may.actions.includes(name));
  const others = may.actions.filter((name) => name !== first);
  const visit: PageAction | null = may.work
    ? { label: t(may.manage ? 'visit' : 'propose'), icon: 'calendar', onSelect: () => setOpened('visit') }
    : null;
  const actions: PageActions = {
    primary: first && order.approvalId === null ? actionOf(first) : null,
    secondary: [visit, may.manage ? { label: t('edit'), icon: 'edit', to: workOrderPaths.edit(id) } : null],
    more: [
      {
        label: t('paper'),
        icon: 'download',
        onSelect: () => downloadFile(`/api/v1/work-orders/${id}/paper`, `work-order-${number}.pdf`),
      },
      may.signOff ? { label: t('signOff'), icon: 'edit', onSelect: () => setOpened('sign-off') } : null,
      ...others.map(actionOf),
    ],
  };
  const close = () => setOpened(null);
  return { actions, dialog: opened ? dialogOf(opened, order, close) : null, open: setOpened };
}

function dialogOf(opened: OpenedDialog, order: WorkOrder, onClose: () => void): ReactNode {
  const props = { order, onClose };
  if (opened === 'visit') return <VisitDialog {...props} />;
  if (opened === 'lines') return <LinesDialog {...props} />;
  if (opened === 'before' || opened === 'after') return <PhotosDialog phase={opened} {...props} />;
  if (opened === 'sign-off') return <SignOffDialog {...props} />;
  return <WorkActionDialog action={opened} {...props} />;
}
