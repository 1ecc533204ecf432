import { defineMessages, type ListPager, useFormats, useMessages, useUiConfig } from '@courtyard/common';
import { use } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../actions/icon-button';
import { shortcuts } from '../../actions/keys/shortcuts';
import { useKeys } from '../../actions/keys/use-keys';
import { VisuallyHidden } from '../../layout/text';
import { chakra } from '../../theme/styled';
import { LineEndContext } from './line-end';
import { usePager, type PagerState } from './use-pager';
import en from './pager-bar.en.json';
import es from './pager-bar.es.json';

const pagerMessages = defineMessages({ en, es });

const Bar = chakra('nav', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.5',
    flexShrink: 0,
    // As high as the line it stands in.
    my: '-1.5',
    fontSize: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    _print: { display: 'none' },
  },
});

const keyOf = { next: shortcuts.next[0].toUpperCase(), previous: shortcuts.previous[0].toUpperCase() };

interface PagerBarProps<Row> {
  list: ListPager<Row>;
  /** The record whose page it is. */
  id: string;
}

/** "‹ 3 of 128 ›": the way to the neighbours in the list that one came from. Not there for who came from elsewhere. */
export function PagerBar<Row extends { id: string }>({ list, id }: PagerBarProps<Row>) {
  const walking = usePager(list, id);
  const end = use(LineEndContext);
  useKeys({ next: walking?.next?.go, previous: walking?.previous?.go });
  if (!walking) return null;
  const bar = <Drawn {...walking} />;
  return end ? createPortal(bar, end) : bar;
}

function Drawn({ name, position, total, previous, next }: PagerState) {
  const t = useMessages(pagerMessages);
  const { number } = useFormats();
  // What lies beyond the page that is known may still be on its way.
  const noPrevious = t(position === 1 ? 'noPrevious' : 'before');
  const noNext = t(position === total ? 'noNext' : 'after');
  const hasKeys = useUiConfig(({ singleKeys }) => singleKeys);
  return (
    <Bar aria-label={t('walk')}>
      <IconButton
        size="sm"
        icon="chevron-left"
        {...pressing(previous, previous ? t('previous', previous) : noPrevious, hasKeys && keyOf.previous)}
      />
      <span aria-live="polite">
        {t('place', { position: number(position), total: number(total) })}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </span>
      <IconButton
        size="sm"
        icon="chevron-right"
        {...pressing(next, next ? t('next', next) : noNext, hasKeys && keyOf.next)}
      />
    </Bar>
  );
}

/** A button that leads nowhere stays where it is, so that it keeps the focus. */
function pressing(way: PagerState['next'], label: string, key: string | false) {
  if (!way) return { label, 'aria-disabled': true };
  return {
    label,
    onClick: way.go,
    ...(key && { 'aria-keyshortcuts': key, tooltip: `${label} (${key})` }),
  };
}
