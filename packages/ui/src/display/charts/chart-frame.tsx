import { chakra } from '../../theme/styled';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../../actions/icon-button';
import { Heading, Text } from '../../layout/text';
import { useChartTexts } from './charts.messages';
import { FigureTable, type FigureTableProps } from './figure-table';
import { colorOf } from './series';

export interface ChartFrameProps {
  /** The finding's subject: "Reservations per month". */
  title: string;
  description?: string | undefined;
  level?: 2 | 3 | 4 | undefined;
  /** Names of the series for the legend; none for one series. */
  legend: readonly string[];
  table: Omit<FigureTableProps, 'caption'>;
  isEmpty: boolean;
  height: number;
  children: ReactNode;
}

/** Title, legend, the drawing, and the same figures as a table. */
export function ChartFrame({
  title,
  description,
  level = 2,
  legend,
  table,
  isEmpty,
  height,
  children,
}: ChartFrameProps) {
  const t = useChartTexts();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const toggle = asTable ? t('asChart') : t('asTable');
  return (
    <chakra.figure aria-labelledby={id} minWidth="0">
      <chakra.figcaption display="flex" alignItems="flex-start" gap="3" mb="3">
        <chakra.div flex="1" minWidth="0">
          <Heading as={`h${level}`} size="xs" id={id}>
            {title}
          </Heading>
          {description ? (
            <Text size="xs" tone="subtle" mt="0.5">
              {description}
            </Text>
          ) : null}
        </chakra.div>
        {isEmpty ? null : (
          <IconButton
            size="sm"
            my="-1.5"
            me="-2"
            icon={asTable ? 'chart' : 'list'}
            label={toggle}
            onClick={() => setAsTable(!asTable)}
          />
        )}
      </chakra.figcaption>
      {isEmpty ? (
        <chakra.div display="grid" placeItems="center" height={`${height}px`} color="fg.subtle" fontSize="sm">
          {t('noData')}
        </chakra.div>
      ) : asTable ? (
        <FigureTable caption={title} {...table} />
      ) : (
        <>
          {legend.length > 1 ? <Legend names={legend} /> : null}
          {children}
        </>
      )}
    </chakra.figure>
  );
}

function Legend({ names }: { names: readonly string[] }) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="4" rowGap="1" mb="3" fontSize="xs" color="fg.muted">
      {names.map((name, index) => (
        <chakra.li key={name} display="flex" alignItems="center" gap="1.5">
          <chakra.span
            width="2.5"
            height="2.5"
            borderRadius="xs"
            bg={colorOf(index)}
            forcedColorAdjust="none"
            aria-hidden="true"
          />
          {name}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
