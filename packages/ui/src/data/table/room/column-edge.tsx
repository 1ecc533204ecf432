import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { chakra } from '../../../theme/styled';
import { useDataTexts } from '../../data.messages';
import { columnWidths, widthWithin } from '../../state/table-state.rules';
import { widthVariable } from './column-width';

const Edge = chakra('span', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    // Within its own heading: the next one lies above what sticks out.
    insetInlineEnd: '0',
    width: '3',
    cursor: 'col-resize',
    touchAction: 'none',
    userSelect: 'none',
    _after: {
      content: '""',
      position: 'absolute',
      insetBlock: '2',
      insetInlineEnd: '0',
      width: '0.5',
      borderRadius: 'full',
      bg: 'border.strong',
      opacity: '0',
      transition: 'opacity 100ms',
    },
    'thead:hover &': { _after: { opacity: '0.5' } },
    '&:is(:hover, :focus-visible, [data-dragged])': { _after: { opacity: '1', bg: 'accent.solid' } },
    _print: { display: 'none' },
  },
});

const stepPx = 16;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -stepPx, ArrowRight: stepPx };

interface ColumnEdgeProps {
  id: string;
  header: string;
  /** In pixels, where somebody set it. */
  width: number | undefined;
  onWidth: (px: number | undefined) => void;
}

/**
 * The border of a heading: it is dragged, or steered by arrow keys, to make its column wider or narrower. A double press,
 * or Delete, gives the column back the width that it has by itself.
 */
export function ColumnEdge({ id, header, width, onWidth }: ColumnEdgeProps) {
  const t = useDataTexts();
  const edge = useRef<HTMLSpanElement>(null);
  const drag = useRef<{ x: number; from: number; px: number | null } | null>(null);
  const [isDragged, setDragged] = useState(false);
  const [measured, setMeasured] = useState<number>(columnWidths.least);
  const ownWidth = () => edge.current?.closest('th')?.offsetWidth ?? columnWidths.least;
  const table = () => edge.current?.closest('table');

  // While it is dragged the table knows the width by itself, so that no row is drawn anew.
  useLayoutEffect(() => {
    table()?.style.removeProperty(widthVariable(id));
  }, [id, width]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, from: ownWidth(), px: null };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    const now = drag.current;
    if (!now || (now.px === null && clientX === now.x)) return;
    const px = widthWithin(now.from + clientX - now.x);
    // Its cells are cut from the first move on.
    if (now.px === null) {
      setDragged(true);
      onWidth(px);
    }
    now.px = px;
    table()?.style.setProperty(widthVariable(id), `${px}px`);
  };
  const onDragEnd = () => {
    const px = drag.current?.px;
    drag.current = null;
    setDragged(false);
    if (typeof px === 'number') onWidth(px);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Delete') return;
    event.preventDefault();
    onWidth(step === undefined ? undefined : (width ?? ownWidth()) + step);
  };
  return (
    <Edge
      ref={edge}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('widthOf', { column: header })}
      aria-valuenow={width ?? measured}
      aria-valuemin={columnWidths.least}
      aria-valuemax={columnWidths.most}
      {...(isDragged ? { 'data-dragged': '' } : {})}
      onFocus={() => setMeasured(widthWithin(ownWidth()))}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={onDragEnd}
      onDoubleClick={() => onWidth(undefined)}
    />
  );
}
