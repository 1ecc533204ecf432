import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader } from '../../layout/card';
import { Stack } from '../../layout/primitives';
import { useKeptFocus } from '../../layout/use-kept-focus';
import { useListedSection } from './context/listed-sections';

/** Fields that belong together, in one column under a heading. The keyboard stays in it when a row is taken out. */
export function FormSection(props: { title: string; description?: string; children: ReactNode }) {
  const keptFocus = useKeptFocus();
  const id = useListedSection(props.title);
  return (
    <Card {...keptFocus} id={id} scrollMarginTop="4">
      <CardHeader title={props.title} description={props.description} />
      <CardBody>
        <Stack gap="5">{props.children}</Stack>
      </CardBody>
    </Card>
  );
}
