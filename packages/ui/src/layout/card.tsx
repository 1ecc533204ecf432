import { chakra } from '../theme/styled';
import type { ReactNode } from 'react';
import { Heading, Text } from './text';

/** A sheet on the canvas. */
export const Card = chakra('section', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'lg',
    boxShadow: 'raised',
    outline: '1px solid transparent',
    minWidth: '0',
    display: 'flex',
    flexDirection: 'column',
  },
});

const Head = chakra('header', {
  // The buttons go below the words where both would be cramped beside each other.
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '4', px: '5', pt: '5', pb: '3' },
});

export interface CardHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons on the right. */
  actions?: ReactNode;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3 | 4;
}

/** Title of a card, one line of what it is, and what can be done with all of it. */
export function CardHeader({ title, description, actions, level = 2 }: CardHeaderProps) {
  return (
    <Head>
      <chakra.div flex={description ? '1 1 14rem' : '1 1 min-content'} minWidth="0">
        <Heading as={`h${level}`} size="sm">
          {title}
        </Heading>
        {description ? (
          <Text size="sm" tone="muted" mt="0.5">
            {description}
          </Text>
        ) : null}
      </chakra.div>
      {actions ? (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap="2"
          flexShrink="0"
          maxWidth="full"
          mt="-1"
          // Below the words, on a phone, they stand as far from what follows.
          mb={{ base: '1', sm: '-1' }}
        >
          {actions}
        </chakra.div>
      ) : null}
    </Head>
  );
}

/** The content of a card. `flush` leaves out the sides for tables and lists that reach the edge. */
export const CardBody = chakra('div', {
  base: { px: '5', pb: '5', flex: '1', minWidth: '0', '&:first-of-type:first-child': { pt: '5' } },
  variants: { flush: { true: { px: '0', pb: '0' } } },
});
