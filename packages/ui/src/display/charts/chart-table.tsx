import { chakra } from '../../theme/styled';
import type { To } from '@courtyard/common/router';
import { TextLink } from '../../actions/links';
import { Text, VisuallyHidden } from '../../layout/text';
import { figures } from '../../theme/tokens';

export interface ChartCell {
  text: string;
  /** To what it is made of. */
  to?: To | undefined;
  /** Below it: how it stands against the one before. */
  note?: string | undefined;
}

export interface ChartTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly { name: string; cells: readonly ChartCell[] }[];
}

const HeadCell = chakra('th', {
  base: {
    textAlign: 'end',
    fontWeight: 'medium',
    color: 'fg.muted',
    fontSize: 'xs',
    py: '2',
    ps: '4',
    '&:first-of-type': { textAlign: 'start', ps: '0' },
  },
});

const Cell = chakra('td', {
  base: { textAlign: 'end', py: '1.5', ps: '4', borderTopWidth: '1px', borderColor: 'border.default' },
});

/** The figures of a chart, to read one by one. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  return (
    <chakra.div overflow="auto" maxHeight="20rem" role="group" aria-label={caption} tabIndex={0}>
      <chakra.table width="full" fontSize="sm" {...figures}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {head.map((name) => (
              <HeadCell key={name} scope="col">
                {name}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <Cell as="th" scope="row" textAlign="start" ps="0" fontWeight="normal">
                {row.name}
              </Cell>
              {row.cells.map((cell, index) => (
                <Cell key={head[index + 1] ?? index}>
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
