import { downloadFile, lazyOverlay, toast, useMessages } from '@courtyard/common';
import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import type { WorkAct } from '@courtyard/contract/service-requests/work-order/work-order-states';
import { type IconName, type PageAct, type PageActions, useFailureToast } from '@courtyard/ui';
import { type ReactNode, useState } from 'react';
import { workOrderPaths } from '../work-order-paths';
import { workOrders } from '../work-order.queries';
import { workActMessages } from './acts.messages';
import type { AskedAct } from './act.dialog';

const WorkActDialog = lazyOverlay(async () => (await import('./act.dialog')).WorkActDialog);
const VisitDialog = lazyOverlay(async () => (await import('./visit.dialog')).VisitDialog);
const LinesDialog = lazyOverlay(async () => (await import('./lines.dialog')).LinesDialog);
const PhotosDialog = lazyOverlay(async () => (await import('./photos.dialog')).PhotosDialog);
const SignOffDialog = lazyOverlay(async () => (await import('./sign-off.dialog')).SignOffDialog);

export type OpenedDialog = AskedAct | 'visit' | 'lines' | 'before' | 'after' | 'sign-off';

const icons: Readonly<Record<WorkAct, IconName>> = {
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

/** The act that leads on from each state, for those who manage and for those who do the work. */
const leading: Partial<Record<WorkOrder['state'], readonly WorkAct[]>> = {
  draft: ['issue'],
  issued: ['confirm', 'start'],
  scheduled: ['confirm', 'start'],
  'in-progress': ['finish'],
  done: ['accept'],
  cancelled: ['reopen'],
};

const askedActs: readonly string[] = ['finish', 'return', 'decline', 'cancel'];
const isAsked = (act: WorkAct): act is AskedAct => askedActs.includes(act);

/** Does an act that asks for nothing. */
function useQuickAct({ id, number, version }: WorkOrder) {
  const t = useMessages(workActMessages);
  const failed = useFailureToast();
  const acting = workOrders.useWrite('POST /api/v1/work-orders/:workOrderId/state', id);
  const act = async (name: Exclude<WorkAct, AskedAct>) => {
    try {
      const { approvalId } = await acting.mutateAsync({ act: name, note: null, version });
      const title =
        name === 'issue' && approvalId !== null ? t('asked', { number }) : t(`done.${name}`, { number });
      toast({ title, kind: 'success' });
    } catch (error) {
      failed(error);
    }
  };
  return { act, isActing: acting.isPending };
}

/** What the person may do with an order; `open` opens a dialog from the page's cards, `dialog` is drawn anywhere. */
export function useWorkActions(order: WorkOrder): {
  actions: PageActions;
  dialog: ReactNode;
  open: (name: OpenedDialog) => void;
} {
  const t = useMessages(workActMessages);
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const { act, isActing } = useQuickAct(order);
  const { id, number, may, state } = order;
  const actOf = (name: WorkAct): PageAct => ({
    label: t(`act.${name}`),
    icon: icons[name],
    loading: isActing && !isAsked(name),
    onSelect: () => (isAsked(name) ? setOpened(name) : void act(name)),
  });
  const first = leading[state]?.find((name) => may.acts.includes(name));
  const others = may.acts.filter((name) => name !== first);
  const visit: PageAct | null = may.work
    ? { label: t(may.manage ? 'visit' : 'propose'), icon: 'calendar', onSelect: () => setOpened('visit') }
    : null;
  const actions: PageActions = {
    primary: first && order.approvalId === null ? actOf(first) : null,
    secondary: [visit, may.manage ? { label: t('edit'), icon: 'edit', to: workOrderPaths.edit(id) } : null],
    more: [
      {
        label: t('paper'),
        icon: 'download',
        onSelect: () => downloadFile(`/api/v1/work-orders/${id}/paper`, `work-order-${number}.pdf`),
      },
      may.signOff ? { label: t('signOff'), icon: 'edit', onSelect: () => setOpened('sign-off') } : null,
      ...others.map(actOf),
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
  return <WorkActDialog act={opened} {...props} />;
}
