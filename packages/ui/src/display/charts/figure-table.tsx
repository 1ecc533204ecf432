import { chakra } from '../../theme/styled';
import type { To } from '@courtyard/common/router';
import { TextLink } from '../../actions/links';
import { Text, VisuallyHidden } from '../../layout/text';
import { figures } from '../../theme/tokens';

export interface FigureCell {
  text: string;
  /** To what it is made of. */
  to?: To | undefined;
  /** Below it: how it stands against the one before. */
  note?: string | undefined;
}

export interface FigureRow {
  /** Where several rows have one name. */
  key?: string;
  name: string;
  /** To what it is called after. */
  to?: To | undefined;
  /** Below the name. */
  note?: string | undefined;
  cells: readonly FigureCell[];
  /** The sum of those above it. */
  isTotal?: boolean;
  /** Names the rows below it, and has no figures. */
  isHeading?: boolean;
}

export interface FigureTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly FigureRow[];
  /** All rows show, where they are what the page is for. */
  isWhole?: boolean;
}

/** The names stay in sight where the figures beside them are scrolled on a narrow page. */
const staysInSight = { position: 'sticky', insetInlineStart: '0', bg: 'bg.surface' } as const;

/** For screen readers alone: what is not displayed would be missing in its row, and the next figure stand under its heading. */
const readOut = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Below each other on a phone: the name, then each figure under its heading. */
const stacked = {
  '& thead': readOut,
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
    columnGap: '3',
    rowGap: '1',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border.default',
  },
  '& th, & td': { display: 'block', textAlign: 'start', p: '0', border: '0' },
  '& th': { gridColumn: '1 / -1' },
  '& td:is(:empty, [data-none])': readOut,
  '& td::before': {
    content: 'attr(data-head) / ""',
    display: 'block',
    fontSize: 'xs',
    fontWeight: 'normal',
    color: 'fg.muted',
  },
} as const;

const HeadCell = chakra('th', {
  base: {
    textAlign: 'end',
    fontWeight: 'medium',
    color: 'fg.muted',
    fontSize: 'xs',
    py: '2',
    ps: { base: '2', sm: '4' },
    '&:first-of-type': { textAlign: 'start', ps: '0', ...staysInSight },
  },
});

const Cell = chakra('td', {
  base: {
    textAlign: 'end',
    py: '1.5',
    ps: { base: '2', sm: '4' },
    borderTopWidth: '1px',
    borderColor: 'border.default',
    '[data-total=true] > &': { fontWeight: 'semibold', borderTopWidth: '2px' },
  },
});

/** So many headings have room on a phone; where all rows show, their names take more of it. */
const fitsPhone = (headings: number, isWhole: boolean) => headings <= (isWhole ? 2 : 3);

/** Figures under headings, to read one by one: of a chart, of an entry. Room for many rows is scrolled. */
export function FigureTable({ caption, head, rows, isWhole = false }: FigureTableProps) {
  const isStacking = !fitsPhone(head.length, isWhole);
  /** What is laid out as something else is a table no more in some browsers, unless it says so. */
  const says = (role: string) => (isStacking ? { role } : {});
  return (
    // What is only read out is placed in it, and makes no page wider.
    <chakra.div
      position="relative"
      overflow="auto"
      maxHeight={isWhole ? 'none' : '20rem'}
      role="group"
      aria-label={caption}
      tabIndex={0}
    >
      <chakra.table
        width="full"
        fontSize="sm"
        {...figures}
        css={isStacking ? { '@media (width < 30rem)': stacked } : {}}
        {...says('table')}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead {...says('rowgroup')}>
          <tr {...says('row')}>
            {head.map((name) => (
              <HeadCell key={name} scope="col" {...says('columnheader')}>
                {name}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody {...says('rowgroup')}>
          {rows.map((row) => (
            <tr key={row.key ?? row.name} data-total={row.isTotal} {...says('row')}>
              <Cell
                as="th"
                scope="row"
                textAlign="start"
                ps="0"
                minWidth={isWhole ? { md: '10rem' } : undefined}
                fontWeight={row.isTotal ? undefined : 'normal'}
                {...says('rowheader')}
                {...staysInSight}
                {...(row.isHeading && { colSpan: head.length, fontWeight: 'semibold', pt: '4' })}
              >
                {row.to === undefined ? row.name : <TextLink to={row.to}>{row.name}</TextLink>}
                {row.note ? (
                  <Text size="xs" tone="subtle">
                    {row.note}
                  </Text>
                ) : null}
              </Cell>
              {row.cells.map((cell, index) => (
                <Cell
                  key={head[index + 1] ?? index}
                  data-head={head[index + 1]}
                  data-none={cell.text === '–' && !cell.note && cell.to === undefined ? '' : undefined}
                  {...says('cell')}
                >
                  {cell.to === undefined ? cell.text : <TextLink to={cell.to}>{cell.text}</TextLink>}
                  {cell.note ? (
                    <Text size="xs" tone="subtle">
                      {cell.note}
                    </Text>
                  ) : null}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}
