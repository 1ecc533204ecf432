import { useMessages } from '@courtyard/common';
import { countPoll } from '@courtyard/contract/communications/poll/count/count-poll';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { hashOfBox, openSealedBox } from '@courtyard/contract/communications/poll/sealed/box';
import { readKeyFile } from '@courtyard/contract/communications/poll/sealed/key-file';
import { type PollBox, pollBox } from '@courtyard/contract/communications/poll/sealed/sealed';
import { Card, CardBody, CardHeader, Field, Input, Stack, Text } from '@courtyard/ui';
import { useState } from 'react';
import { pollResults, useSeal } from '../../poll.queries';
import { sealedMessages } from './sealed.messages';
import { Refused, useChosenFile } from './use-chosen-file';

/** After the count: an inspector counts the envelopes again that they saved, from the key on. */
export function SavedBoxCard({ poll }: { poll: Poll }) {
  const t = useMessages(sealedMessages);
  const isMine = useSeal(poll.id).data?.isInspector ?? false;
  const counted = pollResults.useOne(poll.id).data?.counts[0]?.resultHash;
  const [box, setBox] = useState<PollBox | null>(null);
  const [said, setSaid] = useState('');
  const envelopes = useChosenFile(async (text) => {
    setBox(null);
    setSaid('');
    const read = readBox(text);
    if (read?.pollId !== poll.id) throw new Refused(t('noBox'));
    if (read.boxHash !== poll.boxHash || (await hashOfBox(read.envelopes)) !== poll.boxHash)
      throw new Refused(t('otherBox'));
    setBox(read);
  });
  const key = useChosenFile(async (text) => {
    setSaid('');
    if (!box) return;
    const found = await openSealedBox(box, readKeyFile(text, { id: poll.id, publicKey: box.publicKey }));
    const { resultHash } = await countPoll(box.rules, found.ballots);
    setSaid(t(resultHash === counted ? 'same' : 'other', { hash: resultHash.slice(0, 12) }));
  });
  if (!isMine) return null;
  return (
    <Card>
      <CardHeader title={t('again')} description={t('againText')} />
      <CardBody>
        <Stack gap="5">
          <Field label={t('boxFile')} error={envelopes.problem}>
            <Input
              type="file"
              accept=".json,application/json"
              onChange={(event) => void envelopes.choose(event.target.files?.[0])}
            />
          </Field>
          {box ? (
            <Field label={t('openKey')} help={t('tryHelp')} error={key.problem}>
              <Input
                type="file"
                accept=".json,application/json"
                onChange={(event) => void key.choose(event.target.files?.[0])}
              />
            </Field>
          ) : null}
          <Text size="sm" role="status">
            {said}
          </Text>
        </Stack>
      </CardBody>
    </Card>
  );
}

function readBox(text: string): PollBox | null {
  try {
    return pollBox.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
