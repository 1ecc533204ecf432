import { Card, CardBody, Flex, Heading, Text } from '@courtyard/ui';
import type { ReactNode } from 'react';

interface ActionCardProps {
  title: string;
  /** What the action does, or how it stands. */
  text: ReactNode;
  /** The button; none where nothing can be done. */
  action: ReactNode;
  /** What the action opens. */
  children?: ReactNode;
}

/** A card of one action: what it does, and beside it the button. */
export function ActionCard({ title, text, action, children }: ActionCardProps) {
  return (
    <Card as="section" aria-label={title}>
      <CardBody>
        <Flex gap="4" align="center" justify="space-between" wrap="wrap">
          <Flex direction="column" gap="1" flex="1 1 20rem" minWidth="0">
            <Heading as="h2" size="sm">
              {title}
            </Heading>
            <Text as="div" size="sm" tone="muted" minHeight="5">
              {text}
            </Text>
          </Flex>
          {action}
        </Flex>
      </CardBody>
      {children}
    </Card>
  );
}
