import { useMessages } from '@courtyard/common';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  Field,
  HStack,
  Input,
  Stack,
  useFailureToast,
} from '@courtyard/ui';
import { useRef, useState } from 'react';
import { meetings, useAttendance } from '../meeting.queries';
import { answerMessages } from './answer.messages';

type Answer = 'yes' | 'no' | 'proxy';

/** What somebody who is invited answers; nothing for others, and once the meeting has begun. */
export function AnswerCard({ meeting }: { meeting: Meeting }) {
  const t = useMessages(answerMessages);
  const fail = useFailureToast();
  const mine = useAttendance(meeting.id).data?.mine;
  const answering = meetings.useWrite('PUT /api/v1/meetings/:meetingId/answer', meeting.id);
  const [holder, setHolder] = useState<string | null>(null);
  const byProxy = useRef<HTMLButtonElement>(null);
  if (!mine || meeting.status !== 'called') return null;
  const { answer, proxyHolder } = mine;
  const say = (next: Answer, name: string | null = null) =>
    answering
      .mutateAsync({ answer: next, proxyHolder: name })
      .then(() => setHolder(null))
      .catch(fail);
  // The field goes with what had the focus: it is at the answer that was given.
  const give = async (name: string) => {
    await say('proxy', name);
    byProxy.current?.focus();
  };
  const pressed = (each: Answer) => ({
    'aria-pressed': answer === each,
    variant: answer === each ? ('primary' as const) : ('secondary' as const),
    loading: answering.isPending && answering.variables.answer === each,
  });
  return (
    <Card>
      <CardHeader
        title={answer === 'none' ? t('title') : t(`said.${answer}`, { name: proxyHolder ?? '' })}
        description={answer === 'none' ? t('text') : t('change')}
      />
      <CardBody>
        <Stack gap="3">
          <HStack gap="2" flexWrap="wrap" role="group" aria-label={t('title')}>
            <Button {...pressed('yes')} onClick={() => void say('yes')}>
              {t('yes')}
            </Button>
            <Button {...pressed('no')} onClick={() => void say('no')}>
              {t('no')}
            </Button>
            <Button ref={byProxy} {...pressed('proxy')} onClick={() => setHolder(proxyHolder ?? '')}>
              {t('proxy')}
            </Button>
          </HStack>
          {holder === null ? null : (
            <HStack gap="2" alignItems="flex-end" flexWrap="wrap">
              <Field label={t('holder')}>
                <Input value={holder} maxLength={120} onChange={(event) => setHolder(event.target.value)} />
              </Field>
              <Button onClick={() => void give(holder)}>{t('give')}</Button>
            </HStack>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}
