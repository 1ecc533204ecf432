import { useMessages } from '@courtyard/common';
import { Box, Heading, Text } from '@courtyard/ui';
import { useState } from 'react';
import { pollMessages } from '../../poll.messages';
import type { BallotChoice, BallotRules } from './ballot-choice';
import { ChoicesField } from './choices-field';

/** A ballot as it will be, to be tried; nothing of it is sent. */
export function BallotSample({ title, rules }: { title: string; rules: BallotRules }) {
  const t = useMessages(pollMessages);
  const [choice, setChoice] = useState<BallotChoice>({ marks: [], isAbstention: false });
  return (
    <Box p="4" borderRadius="md" bg="bg.subtle">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Text size="sm" tone="muted" mb="4">
        {t(`kind.${rules.kind}`)}
      </Text>
      <ChoicesField rules={rules} choice={choice} onChange={setChoice} />
    </Box>
  );
}
