import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader } from '../../layout/card';
import { Box } from '../../layout/primitives';
import { Text } from '../../layout/text';

interface RowsCardProps<T> {
  title: string;
  description?: string;
  rows: readonly T[];
  /** Said where there are none. */
  none: string;
  children: (row: T, at: number) => ReactNode;
  /** Below the rows. */
  foot?: ReactNode;
}

/** A card of `PartRow`s that are there already. */
export function RowsCard<T>({ title, description, rows, none, children, foot }: RowsCardProps<T>) {
  return (
    <Card>
      <CardHeader title={title} description={description} />
      <CardBody>
        {rows.length === 0 ? (
          <Text size="sm" tone="muted">
            {none}
          </Text>
        ) : (
          <Box as="ul" listStyleType="none" mb="-3">
            {rows.map(children)}
          </Box>
        )}
        {foot}
      </CardBody>
    </Card>
  );
}
