import type { ReactNode } from 'react';
import { TextLink } from '../../actions/links';
import { Box, Flex } from '../../layout/primitives';
import { Text } from '../../layout/text';

/** Short lines of a card. */
export function CardList({ children }: { children: ReactNode }) {
  return (
    <Box as="ul" listStyleType="none" mt="-2">
      {children}
    </Box>
  );
}

export interface CardLineProps {
  to: string;
  title: string;
  detail?: string | undefined;
  /** On the right: a state or a figure. */
  aside?: ReactNode;
}

/** One record of a card: its name is the link. A name of more than one line is not cut after the first. */
export function CardLine({ to, title, detail, aside }: CardLineProps) {
  return (
    <Flex
      as="li"
      columnGap="3"
      rowGap="1"
      wrap="wrap"
      align="center"
      justify="space-between"
      py="2"
      borderTopWidth="1px"
      borderColor="border.default"
      _first={{ borderTopWidth: '0' }}
    >
      {/* A wide aside goes below, so that the title keeps room for its words. */}
      <Box minWidth="0" flex="1 1 6.5rem">
        <TextLink to={to} fontSize="sm" lineClamp={2}>
          {title}
        </TextLink>
        {detail ? (
          <Text size="sm" tone="muted" lineClamp={{ base: 3, md: 2 }}>
            {detail.replaceAll(' · ', '\u00A0· ')}
          </Text>
        ) : null}
      </Box>
      {aside ? <Box flexShrink="0">{aside}</Box> : null}
    </Flex>
  );
}

export interface CardFigureProps {
  /** What it is of: "owed to vendors". */
  label: ReactNode;
  /** The amount or the count. */
  children: ReactNode;
  mb?: string;
}

/** The figure that a card is about, above its list. */
export function CardFigure({ label, children, mb }: CardFigureProps) {
  return (
    <Flex align="baseline" gap="2" mb={mb}>
      <Text fontSize="3xl" lineHeight="3xl" fontWeight="semibold">
        {children}
      </Text>
      <Text size="sm" tone="muted">
        {label}
      </Text>
    </Flex>
  );
}

/** One line in place of a list that is empty. */
export function CardNothing({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Flex direction="column" gap="3" align="flex-start">
      <Text size="sm" tone="muted">
        {children}
      </Text>
      {action}
    </Flex>
  );
}
