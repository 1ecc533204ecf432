import { lazyOverlay, toast, useMessages } from '@courtyard/common';
import type { RequestDetails } from '@courtyard/contract/service-requests/request/request';
import type { RequestAction } from '@courtyard/contract/service-requests/request/request-states';
import { type IconName, type PageAction, type PageActions, useFailureToast } from '@courtyard/ui';
import type { MenuItemSpec } from '@courtyard/ui/overlays';
import { type ReactNode, useState } from 'react';
import { myRequests } from '../request.queries';
import { actionMessages } from './action.messages';
import { type AskedAction, isAsked, useQuickAction } from './use-action';

const ActionDialog = lazyOverlay(async () => (await import('./action.dialog')).ActionDialog);
const AssignDialog = lazyOverlay(async () => (await import('./assign.dialog')).AssignDialog);
const EditDialog = lazyOverlay(async () => (await import('./edit.dialog')).EditDialog);
const MergeDialog = lazyOverlay(async () => (await import('./link.dialog')).MergeDialog);
const LinkDialog = lazyOverlay(async () => (await import('./link.dialog')).LinkDialog);

type Opened = AskedAction | 'assign' | 'edit' | 'merge' | 'link';

const icons: Readonly<Record<RequestAction, IconName>> = {
  triage: 'check',
  start: 'wrench',
  wait: 'clock',
  resolve: 'check-circle',
  close: 'lock',
  reopen: 'refresh',
  withdraw: 'close',
};

/** The action that leads on from each state. */
const leading: Partial<Record<RequestDetails['state'], RequestAction>> = {
  submitted: 'triage',
  reopened: 'start',
  triaged: 'start',
  'in-progress': 'resolve',
  waiting: 'start',
  resolved: 'close',
};

/** What the person may do with a request; `dialog` is drawn anywhere on its page. */
export function useRequestActions(request: RequestDetails): { actions: PageActions; dialog: ReactNode } {
  const t = useMessages(actionMessages);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { action, isActing } = useQuickAction(request);
  const support = useSupport(request);
  const { may, state } = request;
  const actionOf = (name: RequestAction): PageAction => ({
    label: t(`action.${name}`),
    icon: icons[name],
    loading: isActing && !isAsked(name),
    onSelect: () => (isAsked(name) ? setOpened(name) : void action(name)),
  });
  const lead = leading[state];
  const first = may.actions.find((name) => name === lead && (may.manage || name === 'close'));
  const others = may.actions.filter((name) => name !== first);
  const [second, ...rest] = others.filter((name) => name !== 'withdraw');
  const open = (name: Opened, icon: IconName): MenuItemSpec => ({
    label: name === 'assign' || name === 'edit' || name === 'merge' || name === 'link' ? t(name) : '',
    icon,
    onSelect: () => setOpened(name),
  });
  const assign: PageAction | null = may.manage ? open('assign', 'user') : null;
  const managing = may.manage
    ? [open('edit', 'edit'), open('link', 'external'), ...(state === 'merged' ? [] : [open('merge', 'copy')])]
    : [];
  const withdraw = others.includes('withdraw') ? [actionOf('withdraw')] : [];
  const actions: PageActions = {
    primary: may.support ? support : first ? actionOf(first) : null,
    secondary: [assign, second ? actionOf(second) : null],
    more: [...rest.map(actionOf), ...managing, ...withdraw],
  };
  const close = () => setOpened(null);
  return { actions, dialog: opened ? dialogOf(opened, request, close) : null };
}

function dialogOf(opened: Opened, request: RequestDetails, onClose: () => void): ReactNode {
  const props = { request, onClose };
  if (opened === 'assign') return <AssignDialog {...props} />;
  if (opened === 'edit') return <EditDialog {...props} />;
  if (opened === 'merge') return <MergeDialog {...props} />;
  if (opened === 'link') return <LinkDialog {...props} />;
  return <ActionDialog action={opened} isHandler={request.may.manage} {...props} />;
}

/** Says that one is affected too, or takes it back. */
function useSupport({ id, number, isSupportedByMe }: RequestDetails): PageAction {
  const t = useMessages(actionMessages);
  const failed = useFailureToast();
  const { mutateAsync, isPending } = myRequests.useWrite('PUT /api/v1/requests/:requestId/support', id);
  const change = async () => {
    try {
      const { isSupportedByMe: now } = await mutateAsync({ isSupporting: !isSupportedByMe });
      toast({ title: t(now ? 'supported' : 'unsupported', { number }), kind: 'success' });
    } catch (error) {
      failed(error);
    }
  };
  return {
    id: 'support',
    label: t(isSupportedByMe ? 'unsupport' : 'support'),
    icon: 'users',
    pressed: isSupportedByMe,
    loading: isPending,
    onSelect: () => void change(),
  };
}
