import type { To } from '@courtyard/common/router';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button';
import { TextLink } from '../../actions/links';
import { chakra } from '../../theme/styled';
import { useDataTexts } from '../data.messages';
import { useOverflow } from '../table/room/use-overflow';
import { BodyRow, Cell, HeadCell, TableElement } from '../table/table-parts';
import { placesOf, treeMove, type TreeRow } from './tree-keys.rules';

/** A column of a tree beside the names. */
export interface TreeColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
}

export interface TreeTableProps<Row extends TreeRow> {
  /** Names the table: "Chart of accounts". */
  label: string;
  /** In the order in which they are drawn, without those below what is closed. */
  rows: readonly Row[];
  /** Heading of the names. */
  nameHeader: string;
  nameOf: (row: Row) => string;
  /** Drawn after the name, as a badge. */
  afterName?: (row: Row) => ReactNode;
  /** The page of a row; Enter opens it. */
  linkOf?: (row: Row) => To | undefined;
  columns: readonly TreeColumn<Row>[];
  onToggle: (key: string, isOpen: boolean) => void;
}

const Name = chakra('span', {
  base: { display: 'flex', alignItems: 'center', gap: '1', minWidth: '0' },
});

const rowLooks = {
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[data-level="1"]': { bg: 'bg.subtle', fontWeight: 'semibold' },
  '&[data-heading]:not([data-level="1"])': { fontWeight: 'medium' },
  '& > td, & > th': { fontWeight: 'inherit' },
} as const;

/** On a phone names break into lines, so that a figure has room beside them at 320 px. */
const nameLooks = {
  '&[data-first]': { maxWidth: 'none', minWidth: { base: '0', md: '16rem' } },
  '&[data-first] a': { display: 'inline', whiteSpace: 'normal', fontWeight: 'inherit' },
  '&:first-child': { ps: { base: '2', md: '4' } },
} as const;

/** While the table scrolls sideways, the names stay: each on the ground of its row. */
const outermostLooks = {
  ...nameLooks,
  '[data-overflows] &': { '&[data-first]': { bg: 'bg.subtle' } },
} as const;

/** How far a name stands in, by its level. */
const indentOf = (level: number) => ({ base: `${(level - 1) * 0.5}rem`, md: `${(level - 1) * 1.25}rem` });

/**
 * Things below each other with figures beside them, as a tree grid: arrows walk, open and close, Enter opens the page of a
 * row. The whole table is one stop of the Tab key.
 */
export function TreeTable<R extends TreeRow>(props: TreeTableProps<R>) {
  const { label, rows, nameHeader, columns, onToggle } = props;
  const [current, setCurrent] = useState<string | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const { ref, overflows } = useOverflow(() => undefined);
  const places = placesOf(rows);
  const stop = rows.some(({ key }) => key === current) ? current : rows[0]?.key;

  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, at: number) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') return event.currentTarget.querySelector('a')?.click();
    const move = treeMove(rows, at, event.key);
    if (!move) return;
    event.preventDefault();
    if ('toggle' in move) return onToggle(move.toggle, !rows[at]?.isOpen);
    const target = body.current?.rows[rows.findIndex(({ key }) => key === move.to)];
    target?.focus();
    target?.scrollIntoView?.({ block: 'nearest' });
  };

  return (
    // A tree that does not fit scrolls sideways by itself; its header can then not stick to the window.
    <chakra.div
      ref={ref}
      overflowX={overflows ? 'auto' : 'visible'}
      {...(overflows && { 'data-overflows': '' })}
    >
      <TableElement role="treegrid" aria-label={label} data-density="compact">
        <thead>
          <tr>
            <HeadCell scope="col" data-first="">
              {nameHeader}
            </HeadCell>
            {columns.map(({ id, header, align }) => (
              <HeadCell key={id} scope="col" align={align ?? 'start'}>
                {header}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, at) => {
            const among = places.get(row.key);
            return (
              <BodyRow
                css={rowLooks}
                key={row.key}
                tabIndex={row.key === stop ? 0 : -1}
                data-level={row.level}
                {...(row.isOpen !== undefined && { 'data-heading': '', 'aria-expanded': row.isOpen })}
                aria-level={row.level}
                aria-posinset={among?.place}
                aria-setsize={among?.of}
                scrollMarginTop="24"
                onFocus={() => setCurrent(row.key)}
                onKeyDown={(event) => onKeyDown(event, at)}
              >
                <NameCell row={row} {...props} />
                {columns.map(({ id, align, cell }) => (
                  <Cell key={id} role="gridcell" align={align ?? 'start'}>
                    {cell(row)}
                  </Cell>
                ))}
              </BodyRow>
            );
          })}
        </tbody>
      </TableElement>
    </chakra.div>
  );
}

function NameCell<R extends TreeRow>({
  row,
  nameOf,
  afterName,
  linkOf,
  onToggle,
}: Pick<TreeTableProps<R>, 'nameOf' | 'afterName' | 'linkOf' | 'onToggle'> & { row: R }) {
  const t = useDataTexts();
  const name = nameOf(row);
  const to = linkOf?.(row);
  return (
    <Cell as="th" scope="row" data-first="" css={row.level === 1 ? outermostLooks : nameLooks}>
      <Name ps={indentOf(row.level)}>
        {row.isOpen === undefined ? (
          <chakra.span width="6" flexShrink="0" />
        ) : (
          <IconButton
            size="xs"
            tabIndex={-1}
            icon={row.isOpen ? 'chevron-down' : 'chevron-right'}
            label={t(row.isOpen ? 'closeBranch' : 'openBranch', { name })}
            onClick={() => onToggle(row.key, !row.isOpen)}
          />
        )}
        <chakra.span minWidth="0" overflowWrap="anywhere">
          {to === undefined ? (
            name
          ) : (
            <TextLink to={to} tabIndex={-1}>
              {name}
            </TextLink>
          )}
        </chakra.span>
        {afterName?.(row)}
      </Name>
    </Cell>
  );
}
