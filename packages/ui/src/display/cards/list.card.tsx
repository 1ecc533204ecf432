import type { ReactNode } from 'react';
import { Box, Flex, HStack, Stack } from '../../layout/primitives';
import { Text } from '../../layout/text';

export interface ListCardProps {
  /** The record's name; where the person may open it, as a link. */
  title: ReactNode;
  /** Its amount, at the end of the title's line, so that those of a list are read down one edge. */
  amount?: string | null;
  /** A line before the facts: whose it is. */
  lead?: string;
  /** Short facts in one line; what is missing is left out. */
  facts: readonly (string | null | undefined)[];
  /** Lines below them: days, amounts; what is missing is left out. */
  lines?: readonly (string | null)[];
  badges?: ReactNode;
  /** What else it says, between facts and badges. */
  children?: ReactNode;
}

/** An email address that has no room on one line breaks before its host. */
const breakable = (line: string): ReactNode => {
  const at = line.indexOf('@');
  if (at < 0) return line;
  return (
    <>
      {line.slice(0, at)}
      <wbr />
      {line.slice(at)}
    </>
  );
};

const shortFact = 18;

/** A short fact stays on one line: "2 bd". */
const whole = (fact: string) => (fact.length <= shortFact ? fact.replaceAll(' ', '\u00A0') : fact);

/** A record of a list on a card: for narrow windows, and for those who like it. */
export function ListCard({ title, amount = null, lead, facts, lines = [], badges, children }: ListCardProps) {
  const said = facts.flatMap((fact) => (fact ? [whole(fact)] : []));
  return (
    <Stack gap="1" minWidth="0">
      {amount === null ? (
        title
      ) : (
        <Flex gap="3" justify="space-between" align="baseline">
          <Box minWidth="0">{title}</Box>
          <Text as="span" size="sm" numeric fontWeight="medium" flexShrink="0">
            {amount}
          </Text>
        </Flex>
      )}
      {lead ? <Text size="sm">{lead}</Text> : null}
      {said.length > 0 ? (
        <Text size="sm" tone="muted">
          {said.join('\u00A0· ')}
        </Text>
      ) : null}
      {lines.map((line) =>
        line === null ? null : (
          <Text key={line} size="sm">
            {breakable(line)}
          </Text>
        ),
      )}
      {children}
      {badges ? (
        <HStack gap="2" mt="1" flexWrap="wrap">
          {badges}
        </HStack>
      ) : null}
    </Stack>
  );
}
