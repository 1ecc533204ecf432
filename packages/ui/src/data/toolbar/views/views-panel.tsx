import { toast } from '@courtyard/common';
import type { ListView, ListViews } from '@courtyard/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../actions/button';
import { Skeleton } from '../../../feedback/skeleton';
import { ErrorState } from '../../../feedback/states';
import { Text } from '../../../layout/text';
import { useKeptFocus } from '../../../layout/use-kept-focus';
import { chakra } from '../../../theme/styled';
import type { TableViews } from '../../state/table-views';
import { defaultView } from '../../state/view.rules';
import { useListViews, useViewActions } from './list-views.queries';
import { useViewMenu, useDefaultMenu } from './use-view-menu';
import { ViewForm } from './view-form';
import { ViewRow } from './view-row';
import { useViewsTexts } from './views.messages';

export interface ViewsPanelProps {
  views: TableViews;
  columnIds: readonly string[];
  onClose: () => void;
}

/** A list's views: to open one, keep what is set as one, and look after them. */
export function ViewsPanel(props: ViewsPanelProps) {
  const { data, error, refetch } = useListViews(props.views.list, true);
  if (data) return <KnownViews {...props} known={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Skeleton height="40" />;
}

function KnownViews({ views, columnIds, onClose, known }: ViewsPanelProps & { known: ListViews }) {
  const t = useViewsTexts();
  const actions = useViewActions(views.list, views.stay);
  const [named, name] = useState<ListView | 'new' | null>(null);
  const menuOf = useViewMenu({ actions, known, onRename: name });
  const defaultMenu = useDefaultMenu({ actions, known });
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const settings = views.settings(columnIds);
  const open = known.views.find(({ id }) => id === views.chosen);
  const isOutgrown = open !== undefined && views.isOutgrown(open.settings, columnIds);
  const isChanged = open !== undefined && (isOutgrown || !views.isSet(open.settings));
  const choose = (view: ListView | null) => {
    views.open(view);
    onClose();
  };

  if (named !== null)
    return (
      <ViewForm
        view={named === 'new' ? null : named}
        canShare={known.canShare}
        onBack={() => name(null)}
        onSave={async (written) => {
          if (named !== 'new') {
            await actions.change(named, { name: written.name });
            toast({ title: t('renamed', { view: written.name }), kind: 'success' });
            return name(null);
          }
          const made = await actions.create({ ...written, settings });
          views.take(made.id);
          toast({ title: t('saved', { view: made.name }), kind: 'success' });
          onClose();
        }}
      />
    );
  const row = (view: ListView) => (
    <ViewRow
      key={view.id}
      name={view.name}
      isOpen={view.id === views.chosen}
      marks={[
        view.isShared && !view.isMine ? t('by', { author: view.author }) : null,
        known.starts.mine === view.id ? t('myDefault') : null,
        known.starts.community === view.id ? t('communityDefault') : null,
      ]}
      menu={menuOf(view)}
      onOpen={() => choose(view)}
    />
  );
  return (
    <chakra.div {...keptFocus} display="grid" gap="3" outline="none">
      <chakra.div display="grid" gap="3" maxHeight="22rem" overflowY="auto" p="0.5" m="-0.5">
        <chakra.ul>
          <ViewRow
            name={t('usual')}
            isOpen={views.chosen === defaultView || (!views.chosen && Object.keys(settings).length === 0)}
            marks={[known.starts.mine === 'usual' ? t('myDefault') : null]}
            menu={defaultMenu}
            onOpen={() => choose(null)}
          />
        </chakra.ul>
        <Group title={t('mine')}>{known.views.filter(({ isShared }) => !isShared).map(row)}</Group>
        <Group title={t('shared')}>{known.views.filter(({ isShared }) => isShared).map(row)}</Group>
        {known.views.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('none')}
          </Text>
        ) : null}
      </chakra.div>
      {isOutgrown ? (
        <Text size="sm" tone="muted" role="note">
          {t('outgrown')}
        </Text>
      ) : null}
      <chakra.div display="grid" gap="2" pt="3" borderTopWidth="1px" borderColor="border.default">
        {open && isChanged && open.may.change ? (
          <Button
            size="sm"
            variant="primary"
            whiteSpace="normal"
            height="auto"
            minHeight="8"
            onClick={() =>
              void actions.run(actions.change(open, { settings }), () =>
                toast({ title: t('saved', { view: open.name }), kind: 'success' }),
              )
            }
          >
            {t('save', { view: open.name })}
          </Button>
        ) : null}
        <Button size="sm" icon="plus" onClick={() => name('new')}>
          {t('saveNew')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <chakra.div>
      <Text size="xs" tone="muted" mb="1" px="2">
        {title}
      </Text>
      <chakra.ul aria-label={title}>{children}</chakra.ul>
    </chakra.div>
  );
}
