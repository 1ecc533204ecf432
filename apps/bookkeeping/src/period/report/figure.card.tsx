import { Card, CardBody, CardHeader } from '@courtyard/ui';
import { FigureTable } from '@courtyard/ui/details';
import type { ComponentProps } from 'react';

type FigureCardProps = Omit<ComponentProps<typeof FigureTable>, 'caption'> & {
  title: string;
  description?: string;
};

/** A card of figures under headings. */
export function FigureCard({ title, description, ...figures }: FigureCardProps) {
  return (
    <Card>
      <CardHeader title={title} description={description} />
      <CardBody>
        <FigureTable caption={title} isWhole {...figures} />
      </CardBody>
    </Card>
  );
}
