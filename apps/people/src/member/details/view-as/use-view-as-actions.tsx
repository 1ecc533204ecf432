import { lazyOverlay, useAuth, useCan, useMessages } from '@courtyard/common';
import type { MenuItemSpec } from '@courtyard/ui/overlays';
import { type ReactNode, useState } from 'react';
import { viewAsMessages } from './view-as.messages';

const ViewAsDialog = lazyOverlay(async () => (await import('./view-as.dialog')).ViewAsDialog);

interface Viewable {
  id: string;
  name: string;
  status: string;
}

/** Looking on as a member: the actions of a page or a row, none where it is not possible; `dialog` is drawn anywhere on the page. */
export function useViewAsActions(): {
  /** Null for who may not look on as anybody. */
  actionsOf: ((member: Viewable) => MenuItemSpec[]) | null;
  dialog: ReactNode;
} {
  const t = useMessages(viewAsMessages);
  const canView = useCan('Member View As');
  const ownId = useAuth((state) => state.user?.memberId);
  const [asked, setAsked] = useState<Viewable | null>(null);
  if (!canView) return { actionsOf: null, dialog: null };
  return {
    actionsOf: (member) =>
      member.status === 'active' && member.id !== ownId
        ? [{ label: t('viewAs', { name: member.name }), icon: 'eye', onSelect: () => setAsked(member) }]
        : [],
    dialog: asked ? <ViewAsDialog member={asked} onClose={() => setAsked(null)} /> : null,
  };
}
