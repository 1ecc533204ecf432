import { call, saveFile, toast, useMessages } from '@courtyard/common';
import { spoiled } from '@courtyard/contract/communications/poll/count/choices.rules';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { type OpenedBox, openSealedBox } from '@courtyard/contract/communications/poll/sealed/box';
import { answerChallenge, readKeyFile } from '@courtyard/contract/communications/poll/sealed/key-file';
import type { PollBox } from '@courtyard/contract/communications/poll/sealed/sealed';
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  Field,
  Input,
  Stack,
  Text,
  useFailureToast,
} from '@courtyard/ui';
import { Facts } from '@courtyard/ui/details';
import { useState } from 'react';
import { useCountSealed, useSeal } from '../../poll.queries';
import { sealedMessages } from './sealed.messages';
import { useChosenFile } from './use-chosen-file';

/** Throws where the poll was counted meanwhile. */
async function boxOf(pollId: string): Promise<PollBox> {
  const { data } = await call('GET /api/v1/polls/:pollId/box', { params: { pollId } });
  if (data === null) throw new Error(`the poll ${pollId} has nothing to open`);
  return data;
}

/** What was in the envelopes, and what shows that it was opened with the key. */
interface Opened extends OpenedBox {
  changed: number;
  challengeCode: string;
}

/** A sealed poll that closed: its inspector opens the envelopes here, and hands in what was in them. */
export function BoxCard({ poll }: { poll: Poll }) {
  const t = useMessages(sealedMessages);
  const isMine = useSeal(poll.id).data?.isInspector ?? false;
  return (
    <Card>
      <CardHeader title={t('box')} description={t(isMine ? 'boxMine' : 'boxText')} />
      <CardBody>
        <Stack gap="5">
          <Facts columns={{ base: 1, lg: 1 }} facts={[{ label: t('hash'), value: poll.boxHash }]} />
          {isMine ? <Opening pollId={poll.id} /> : null}
        </Stack>
      </CardBody>
    </Card>
  );
}

function Opening({ pollId }: { pollId: string }) {
  const t = useMessages(sealedMessages);
  const fail = useFailureToast();
  const counting = useCountSealed(pollId);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { problem, choose } = useChosenFile(async (text) => {
    setOpened(null);
    const box = await boxOf(pollId);
    const key = readKeyFile(text, { id: pollId, publicKey: box.publicKey });
    const challengeCode = await answerChallenge(key, box.challenge);
    setOpened({ ...(await openSealedBox(box, key)), changed: box.changed, challengeCode });
  });
  const save = async () => {
    const text = JSON.stringify(await boxOf(pollId), null, 2);
    saveFile(new Blob([text], { type: 'application/json' }), 'envelopes.json');
  };
  const hand = async ({ challengeCode, ballots, codes }: Opened) => {
    await counting.mutateAsync({ challengeCode, ballots, codes });
    toast({ title: t('counted'), kind: 'success' });
  };
  return (
    <>
      <Stack gap="2" align="start">
        <Text size="sm">{t('saveBoxText')}</Text>
        <Button icon="download" onClick={() => void save().catch(fail)}>
          {t('saveBox')}
        </Button>
      </Stack>
      <Field label={t('openKey')} help={t('tryHelp')} error={problem}>
        <Input
          type="file"
          accept=".json,application/json"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </Field>
      <Stack gap="2" role="status">
        {opened ? <Found opened={opened} /> : null}
      </Stack>
      {opened ? (
        <Button variant="primary" loading={counting.isPending} onClick={() => void hand(opened).catch(fail)}>
          {t('hand')}
        </Button>
      ) : null}
    </>
  );
}

function Found({ opened: { ballots, broken, changed } }: { opened: Opened }) {
  const t = useMessages(sealedMessages);
  const unread = ballots.filter(({ choices }) => choices === spoiled).length;
  return (
    <>
      <Text>{t('opened', { ballots: ballots.length, spoiled: unread })}</Text>
      {broken > 0 ? <Text tone="danger">{t('broken', { count: broken })}</Text> : null}
      {changed > 0 ? <Text tone="danger">{t('changed', { count: changed })}</Text> : null}
    </>
  );
}
