import { Card, CardBody, CardHeader, Stack } from '@courtyard/ui';
import type { ReactNode } from 'react';

/** Fields that belong together, in one column under a heading. */
export function FormSection(props: { title: string; description?: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader title={props.title} description={props.description} />
      <CardBody>
        <Stack gap="5">{props.children}</Stack>
      </CardBody>
    </Card>
  );
}
