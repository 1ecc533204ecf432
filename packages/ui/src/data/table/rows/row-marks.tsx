import { createContext, type ReactNode, type Ref, use } from 'react';
import { Checkbox } from '../../../forms/fields/choice';
import { useDataTexts } from '../../data.messages';
import { rowMark } from '../../state/use-current-row';
import { BodyRow, CardItem } from '../table-parts';

/**
 * What changes on a list under one's hands: the ticks, and the row that one is on. Rows read it beside what they draw, so
 * that a press shows at once and no cell is drawn anew.
 */
export interface RowMarks {
  /** The row that one is on. */
  current: string | null;
  isTicked: (id: string) => boolean;
  tick: (id: string, ticked: boolean) => void;
  /** Of the rows that the page shows. */
  ticked: 'all' | 'some' | 'none';
  tickAll: (ticked: boolean) => void;
}

const noMarks: RowMarks = {
  current: null,
  isTicked: () => false,
  tick: () => {},
  ticked: 'none',
  tickAll: () => {},
};

export const RowMarksContext = createContext(noMarks);

/** Where a row stands in a table that draws only some of its rows. */
export interface RowPlace {
  ref?: Ref<HTMLTableRowElement>;
  'data-index'?: number;
  'aria-rowindex'?: number;
}

export function MarkedRow({ id, children, ...place }: RowPlace & { id: string; children: ReactNode }) {
  const { current, isTicked } = use(RowMarksContext);
  return (
    <BodyRow {...rowMark(id, current)} {...place} {...(isTicked(id) ? { 'data-selected': '' } : {})}>
      {children}
    </BodyRow>
  );
}

export function MarkedCard(props: { id: string; isSheet: boolean; children: ReactNode }) {
  const { current } = use(RowMarksContext);
  return (
    <CardItem sheet={props.isSheet} {...rowMark(props.id, current)}>
      {props.children}
    </CardItem>
  );
}

export function RowTick({ id, name }: { id: string; name: string }) {
  const t = useDataTexts();
  const { isTicked, tick } = use(RowMarksContext);
  return (
    <Checkbox
      aria-label={t('selectRow', { row: name })}
      checked={isTicked(id)}
      onChange={({ target }) => tick(id, target.checked)}
    />
  );
}

export function AllTick() {
  const t = useDataTexts();
  const { ticked, tickAll } = use(RowMarksContext);
  return (
    <Checkbox
      aria-label={t('selectAll')}
      checked={ticked === 'all'}
      indeterminate={ticked === 'some'}
      onChange={({ target }) => tickAll(target.checked)}
    />
  );
}
