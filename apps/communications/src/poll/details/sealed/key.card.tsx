import { saveFile, toast, useMessages } from '@courtyard/common';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import {
  answerChallenge,
  type KeyFile,
  makeKeyFiles,
  readKeyFile,
} from '@courtyard/contract/communications/poll/sealed/key-file';
import type { PollSeal } from '@courtyard/contract/communications/poll/sealed/sealed';
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
  Wrap,
} from '@courtyard/ui';
import { Facts } from '@courtyard/ui/details';
import { useState } from 'react';
import { useProveCopy, useRegisterKey, useSeal } from '../../poll.queries';
import { sealedMessages } from './sealed.messages';
import { useChosenFile } from './use-chosen-file';

const saveKey = (file: KeyFile) =>
  saveFile(
    new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }),
    `poll-key-${file.copy}.json`,
  );

/** Before a sealed poll opens: its inspector makes the key, saves both copies, and tries them. */
export function KeyCard({ poll }: { poll: Poll }) {
  const t = useMessages(sealedMessages);
  const { data: seal } = useSeal(poll.id);
  const isReady = (seal?.copies.length ?? 0) > 0 && (seal?.copies.every(({ isProven }) => isProven) ?? false);
  return (
    <Card>
      <CardHeader title={t('key')} description={t('keyText')} />
      <CardBody>
        <Stack gap="5">
          <Text>{t('keyLost')}</Text>
          {seal && seal.copies.length > 0 ? (
            <Copies seal={seal} />
          ) : (
            <Text tone="muted">{t(seal?.isInspector ? 'keyWaitsMine' : 'keyWaits')}</Text>
          )}
          {isReady ? <Text fontWeight="medium">{t('ready')}</Text> : null}
          {seal?.isInspector ? <OwnKey poll={poll} seal={seal} /> : null}
        </Stack>
      </CardBody>
    </Card>
  );
}

function Copies({ seal }: { seal: PollSeal }) {
  const t = useMessages(sealedMessages);
  return (
    <Stack gap="2">
      <Text size="sm" tone="muted">
        {t('keyMadeBy', { name: seal.madeBy ?? '' })}
      </Text>
      <Facts
        facts={seal.copies.map(({ copy, isProven }) => ({
          label: t('copy', { copy }),
          value: t(isProven ? 'proven' : 'unproven'),
        }))}
      />
    </Stack>
  );
}

function OwnKey({ poll, seal }: { poll: Poll; seal: PollSeal }) {
  const t = useMessages(sealedMessages);
  const [registering, proving] = [useRegisterKey(poll.id), useProveCopy(poll.id)];
  // In this window alone, until both are saved and the page is left.
  const [files, setFiles] = useState<readonly KeyFile[]>([]);
  const fail = useFailureToast();
  const make = async () => {
    const { files: made, registration } = await makeKeyFiles(poll);
    await registering.mutateAsync(registration);
    setFiles(made);
    toast({ title: t('made'), kind: 'success' });
  };
  const { problem, choose } = useChosenFile(async (text) => {
    if (!seal.publicKey) return;
    const key = readKeyFile(text, { id: poll.id, publicKey: seal.publicKey });
    const challenge = seal.copies.find(({ copy }) => copy === key.copy)?.challenge ?? '';
    const challengeCode = await answerChallenge(key, challenge);
    await proving.mutateAsync({ copy: key.copy, mark: key.mark, challengeCode });
    toast({ title: t('tried', { copy: key.copy }), kind: 'success' });
  });
  return (
    <Stack gap="5">
      <Wrap gap="2">
        <Button
          variant={seal.publicKey ? 'secondary' : 'primary'}
          loading={registering.isPending}
          onClick={() => void make().catch(fail)}
        >
          {t(seal.publicKey ? 'makeAgain' : 'make')}
        </Button>
        {files.map((file) => (
          <Button key={file.mark} icon="download" onClick={() => saveKey(file)}>
            {t('save', { copy: file.copy })}
          </Button>
        ))}
      </Wrap>
      {seal.publicKey ? (
        <Field label={t('try')} help={t('tryHelp')} error={problem}>
          <Input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void choose(event.target.files?.[0])}
          />
        </Field>
      ) : null}
    </Stack>
  );
}
