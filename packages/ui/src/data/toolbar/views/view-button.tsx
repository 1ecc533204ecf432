import { lazyOverlay, useStartingView } from '@courtyard/common';
import { useState } from 'react';
import { Button } from '../../../actions/button';
import { IconButton } from '../../../actions/icon-button';
import { Skeleton } from '../../../feedback/skeleton';
import { VisuallyHidden } from '../../../layout/text';
import { useIsNarrow } from '../../../layout/use-is-narrow';
import { Sheet } from '../../../overlays/modal/dialog';
import { Popover } from '../../../overlays/popover';
import { chakra } from '../../../theme/styled';
import { useDataTexts } from '../../data.messages';
import type { TableViews } from '../../state/table-views';
import { defaultView } from '../../state/view.rules';
import { useListViews } from './list-views.queries';

const ViewsPanel = lazyOverlay(
  async () => (await import(/* webpackChunkName: "table-panels" */ './views-panel')).ViewsPanel,
  <Skeleton height="40" />,
);

interface ViewButtonProps {
  views: TableViews;
  columnIds: readonly string[];
}

/** Names the view that is open and whether it was changed, and opens the choice of views: beside it, or on a phone as a sheet. */
export function ViewButton({ views, columnIds }: ViewButtonProps) {
  const t = useDataTexts();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const start = useStartingView(views.list);
  const { chosen } = views;
  // An address that names another view than the list opens with was passed on, or chosen: what it is called is asked.
  const isNamed = chosen !== undefined && chosen !== defaultView;
  const { data } = useListViews(views.list, (isNamed && chosen !== start?.id) || isOpen);
  const view = data?.views.find(({ id }) => id === chosen) ?? (start?.id === chosen ? start : undefined);
  const isChanged =
    view !== undefined && (!views.isSet(view.settings) || views.isOutgrown(view.settings, columnIds));

  const panel = <ViewsPanel views={views} columnIds={columnIds} onClose={() => setOpen(false)} />;
  const words = (
    <>
      <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {view ? view.name : t('views')}
      </chakra.span>
      {isChanged ? (
        <>
          <chakra.span
            aria-hidden="true"
            width="1.5"
            height="1.5"
            borderRadius="full"
            bg="accent.solid"
            flexShrink="0"
          />
          <VisuallyHidden>{t('viewChanged')}</VisuallyHidden>
        </>
      ) : null}
    </>
  );
  // A phone has room for the name of a view, and not for the word beside the other tools.
  const opening = { 'aria-haspopup': 'dialog' as const, onClick: () => setOpen(true) };
  if (isNarrow)
    return (
      <>
        {isNamed ? (
          <Button size="sm" icon="book" maxWidth="11rem" minWidth="0" {...opening}>
            {words}
          </Button>
        ) : (
          <IconButton size="sm" variant="secondary" icon="book" label={t('views')} {...opening} />
        )}
        <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('views')}>
          {panel}
        </Sheet>
      </>
    );
  return (
    <Popover
      label={t('views')}
      align="start"
      width="20rem"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" icon="book" maxWidth="14rem" minWidth="0">
          {words}
        </Button>
      }
    >
      <chakra.div p="3">{panel}</chakra.div>
    </Popover>
  );
}
