import { downloadFile, lazyOverlay, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { Button, Card, CardBody, CardHeader, HStack, Stack, Text } from '@courtyard/ui';
import { useState } from 'react';
import { usePollLetters } from '../poll.queries';
import { lettersMessages } from './letters.messages';

const LettersPostedDialog = lazyOverlay(
  async () => (await import('./letters-posted.dialog')).LettersPostedDialog,
);

/** Ballots on paper of an open poll, and who was told by e-mail how to vote; nothing where all are reached in the product. */
export function LettersCard({ poll }: { poll: Poll }) {
  const t = useMessages(lettersMessages);
  const formats = useFormats();
  const canPrint = useCan('Email Notification Print');
  const [isRecording, setRecording] = useState(false);
  const { data } = usePollLetters(poll.id);
  if (!data) return null;
  const { toPost, withoutAddress, posted, postedOn, byEmail } = data;
  if (toPost + posted + byEmail === 0) return null;
  const isOpen = poll.status === 'open';
  // Once the words were amended none is printed; of one that is over all that were sent, for who asks what they said.
  const isLate = isOpen && poll.amendment !== null;
  const toPrint = isOpen ? toPost : posted;
  return (
    <Card>
      <CardHeader title={t('title')} description={t('text')} />
      <CardBody>
        <Stack gap="2">
          {isOpen && toPost > 0 ? <Text size="sm">{t('toPost', { count: toPost })}</Text> : null}
          {isOpen && withoutAddress > 0 ? (
            <Text size="sm" tone="muted">
              {t('withoutAddress', { count: withoutAddress })}
            </Text>
          ) : null}
          {postedOn === null ? null : (
            <Text size="sm">{t('posted', { count: posted, day: formats.day(postedOn) })}</Text>
          )}
          {byEmail > 0 ? <Text size="sm">{t('byEmail', { count: byEmail })}</Text> : null}
          {toPrint > 0 ? (
            <HStack gap="2" flexWrap="wrap">
              {canPrint && !isLate ? (
                <Button
                  size="sm"
                  icon="download"
                  onClick={() => downloadFile(`/api/v1/polls/${poll.id}/letters/file`, 'ballots.pdf')}
                >
                  {t('print')}
                </Button>
              ) : null}
              {isOpen ? (
                <Button size="sm" onClick={() => setRecording(true)}>
                  {t('record')}
                </Button>
              ) : null}
            </HStack>
          ) : null}
        </Stack>
      </CardBody>
      {isRecording ? (
        <LettersPostedDialog pollId={poll.id} letters={toPost} onClose={() => setRecording(false)} />
      ) : null}
    </Card>
  );
}
