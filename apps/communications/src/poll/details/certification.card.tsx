import { lazyOverlay, useFormats, useMessages, useToday } from '@courtyard/common';
import {
  certificationBar,
  contestedUntil,
  noticeDueOn,
} from '@courtyard/contract/communications/poll/election/certification.rules';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { Button, Card, CardBody, CardHeader, HStack, Stack, Text } from '@courtyard/ui';
import { useState } from 'react';
import { certificationMessages } from './certification.messages';
import { useCertifies } from './use-certifies';

const ResultNoticeDialog = lazyOverlay(
  async () => (await import('./result-notice.dialog')).ResultNoticeDialog,
);

/** What is to be done before a result is certified: members are told of it, and the days to contest it pass. */
export function CertificationCard({ poll }: { poll: Poll }) {
  const t = useMessages(certificationMessages);
  const formats = useFormats();
  const today = useToday();
  const certifies = useCertifies(poll);
  const [isRecording, setRecording] = useState(false);
  const { profile, recountDays, resultNotice, status, closesOn: closedOn } = poll;
  const standing = { profile, recountDays, closedOn, noticeOn: resultNotice?.on ?? null };
  const [bar, until, dueOn] = [
    certificationBar(standing, today),
    contestedUntil(standing),
    noticeDueOn(standing),
  ];
  if (status === 'certified' && resultNotice === null) return null;
  const said = [
    resultNotice === null
      ? t(dueOn === null ? 'notTold' : 'dueOn', { day: dueOn === null ? '' : formats.day(dueOn) })
      : t('told', { day: formats.day(resultNotice.on), how: resultNotice.how }),
    ...(status === 'certified' || until === null ? [] : [t('contested', { day: formats.day(until) })]),
    ...(status === 'certified' ? [] : [t(bar === null ? 'ready' : `bar.${bar}`)]),
  ];
  return (
    <Card>
      <CardHeader title={t('title')} />
      <CardBody>
        <Stack gap="2">
          {said.map((text) => (
            <Text key={text} size="sm">
              {text}
            </Text>
          ))}
          {certifies && status === 'counted' ? (
            <HStack>
              <Button size="sm" onClick={() => setRecording(true)}>
                {t(resultNotice === null ? 'record' : 'change')}
              </Button>
            </HStack>
          ) : null}
        </Stack>
      </CardBody>
      {isRecording ? <ResultNoticeDialog poll={poll} onClose={() => setRecording(false)} /> : null}
    </Card>
  );
}
