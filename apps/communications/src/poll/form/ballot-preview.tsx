import { useMessages } from '@courtyard/common';
import { Box, Heading, Text } from '@courtyard/ui';
import { useFormValue } from '@courtyard/ui/forms';
import { useState } from 'react';
import { pollMessages } from '../poll.messages';
import { ChoicesField } from '../vote/choices/choices-field';
import type { BallotChoice } from '../vote/choices/ballot-choice';
import type { PollForm } from './poll-values';

/** The ballot as it will be, to be tried; nothing of it is sent. */
export function BallotPreview({ form }: { form: PollForm }) {
  const t = useMessages(pollMessages);
  const [choice, setChoice] = useState<BallotChoice>({ marks: [], isAbstention: false });
  const kind = useFormValue(form, 'kind') ?? 'yes-no';
  const options = useFormValue(form, 'options') ?? [];
  const most = useFormValue(form, 'most') ?? 1;
  const points = useFormValue(form, 'points') ?? 5;
  const title = useFormValue(form, 'title');
  const ballot =
    kind === 'yes-no'
      ? [
          { key: 'yes', text: t('yes') },
          { key: 'no', text: t('no') },
        ]
      : options.map((text, index) => ({ key: `o${index + 1}`, text }));
  return (
    <Box p="4" borderRadius="md" bg="bg.subtle">
      <Heading as="h3" size="sm">
        {title || t('title')}
      </Heading>
      <Text size="sm" tone="muted" mb="4">
        {t(`kind.${kind}`)}
      </Text>
      <ChoicesField rules={{ kind, ballot, most, points }} choice={choice} onChange={setChoice} />
    </Box>
  );
}
