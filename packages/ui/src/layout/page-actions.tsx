import { type To, useCanOpen } from '@courtyard/common/router';
import { useMessages } from '@courtyard/common';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { LinkButton } from '../actions/links';
import { Menu, type MenuItemSpec } from '../overlays/menu';
import { overlayMessages } from '../overlays/overlays.messages';
import { chakra } from '../theme/styled';
import { useIsNarrow, useLacksRoomBeside } from './use-is-narrow';

/** Something that can be done on a page: an action (`onSelect`) or a place (`to`). */
export type PageAction = MenuItemSpec & {
  /** Of an action whose label changes: what it stays, so that its button keeps the focus. */
  id?: string | undefined;
  /** Of an action that switches something of the page on and off. */
  pressed?: boolean | undefined;
  /** While the action runs. */
  loading?: boolean | undefined;
};

/** What can be done on a page, by weight. Absent ones, and places that would refuse the person, are left out. */
export interface PageActions {
  /** What most come for. One, and on a phone always at hand. */
  primary?: PageAction | null | undefined;
  /** Done now and then; one or two. */
  secondary?: readonly (PageAction | null)[] | undefined;
  /** Done rarely: behind the three dots, what takes something away last. */
  more?: readonly (MenuItemSpec | null)[] | undefined;
}

/** What of a page's actions a person has. */
export interface HeldActions {
  primary: PageAction | null;
  secondary: PageAction[];
  more: MenuItemSpec[];
}

export function usePageActions({ primary, secondary = [], more = [] }: PageActions): HeldActions {
  const canOpen = useCanOpen();
  const isThere = <T extends { to?: To | undefined }>(action: T | null | undefined): action is T =>
    action !== null && action !== undefined && canOpen(action.to);
  const rare = more.filter(isThere);
  return {
    primary: isThere(primary) ? primary : null,
    secondary: secondary.filter(isThere),
    more: [
      ...rare.filter(({ tone }) => tone !== 'danger'),
      ...rare
        .filter(({ tone }) => tone === 'danger')
        .map((action, at) => ({ ...action, separated: at === 0 && rare.length > 1 })),
    ],
  };
}

const Row = chakra('div', {
  base: { display: 'flex', gap: '2', alignItems: 'center', flexShrink: 0, maxWidth: 'full' },
});

/**
 * The actions in a page's head: the secondary ones, the three dots, the primary one last. On a narrow window the
 * dots hold what else there is, so that all stand in one line beside the title; on a phone the primary one is at the bottom
 * of the window.
 */
export function HeadActions({ actions, title }: { actions: HeldActions; title: string | undefined }) {
  const t = useMessages(overlayMessages);
  const isNarrow = useIsNarrow();
  const lacksRoom = useLacksRoomBeside();
  const { primary, secondary, more } = actions;
  const isCollapsed = (isNarrow || lacksRoom) && secondary.length + Math.min(more.length, 1) > 1;
  const items = isCollapsed ? [...secondary, ...more] : more;
  const shown = isCollapsed ? [] : secondary;
  const head = isNarrow ? null : primary;
  if (shown.length === 0 && items.length === 0 && !head) return null;
  const name = title === undefined ? t('moreActions') : t('moreFor', { name: title });
  return (
    <Row>
      {shown.map((action) => (
        <ActionButton key={action.id ?? action.label} action={action} />
      ))}
      {items.length > 0 ? (
        <Menu
          label={name}
          items={items}
          trigger={<IconButton icon="more" variant="secondary" label={name} />}
        />
      ) : null}
      {head ? <ActionButton action={head} variant="primary" /> : null}
    </Row>
  );
}

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: 'sticky',
    px: '4',
    pt: '3',
    pb: 'calc({spacing.3} + env(safe-area-inset-bottom))',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    _print: { display: 'none' },
    'html:has([data-bulk-bar]) &': { display: 'none' },
  },
});

/** The primary action of a page where it is within reach of a thumb; the page leaves room for it. */
export function BottomAction({ action }: { action: PageAction }) {
  return (
    <Bar data-bottom-bar="">
      <ActionButton action={action} variant="primary" fullWidth />
    </Bar>
  );
}

interface ActionButtonProps {
  action: PageAction;
  variant?: 'primary';
  fullWidth?: boolean;
}

/** An action as a button or a link that looks like one. */
export function ActionButton({ action, ...looks }: ActionButtonProps) {
  const shared = { ...looks, icon: action.icon };
  if (action.to !== undefined) {
    return (
      <LinkButton to={action.to} {...shared}>
        {action.label}
      </LinkButton>
    );
  }
  return (
    <Button
      {...shared}
      loading={action.loading}
      disabled={action.disabled}
      aria-pressed={action.pressed}
      onClick={action.onSelect}
    >
      {action.label}
    </Button>
  );
}
