import { download, saveFile, useCan, useFormats, useMessages } from '@courtyard/common';
import { countPoll } from '@courtyard/contract/communications/poll/count/count-poll';
import type { PollResults } from '@courtyard/contract/communications/poll/count/result';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { Button, Card, CardBody, CardHeader, Stack, Text, useFailureToast, Wrap } from '@courtyard/ui';
import { Facts } from '@courtyard/ui/details';
import { useState } from 'react';
import { useElection, useRecount } from '../poll.queries';
import { resultsMessages } from './results.messages';

/** The ballots as the server writes them into a file. Throws where it refuses. */
async function ballotFile(pollId: string, format: 'csv' | 'xlsx'): Promise<Blob> {
  const options = { params: { pollId }, query: { format } };
  return (await download('GET /api/v1/polls/:pollId/ballots/export', options)).blob;
}

const saveRules = (rules: PollResults['rules']) =>
  saveFile(new Blob([JSON.stringify(rules, null, 2)], { type: 'application/json' }), 'rules.json');

/** The ballots of a CSV file that the server wrote: ballot, weight, choices. */
const ballotsIn = (csv: string) =>
  csv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))
    .map(([, weight, choices]) => ({ weight: Number(weight), choices: choices ?? '' }));

/** All with which a poll is counted again: here, by the server, or by the command without a network. */
export function RecountCard({ poll, results }: { poll: Poll; results: PollResults }) {
  const t = useMessages(resultsMessages);
  const formats = useFormats();
  const inspects = useElection(poll.id).data?.inspectors.some(({ isMine }) => isMine) ?? false;
  const canCertify = useCan('Poll Certify') || inspects;
  const recount = useRecount(poll.id);
  const failed = useFailureToast();
  const [said, setSaid] = useState<string | null>(null);
  const [first] = results.counts;
  const canHaveBallots = results.isExact && (poll.smallClasses.length === 0 || canCertify);

  const countHere = async () => {
    const csv = await (await ballotFile(poll.id, 'csv')).text();
    const { resultHash } = await countPoll(results.rules, ballotsIn(csv));
    setSaid(t(resultHash === first?.resultHash ? 'same' : 'other', { hash: resultHash.slice(0, 12) }));
  };
  const save = (format: 'csv' | 'xlsx') =>
    void ballotFile(poll.id, format)
      .then((blob) => saveFile(blob, `ballots.${format}`))
      .catch(() => setSaid(t('failed')));
  return (
    <Card>
      <CardHeader title={t('recount')} description={t(canHaveBallots ? 'recountText' : 'recountClosed')} />
      <CardBody>
        <Stack gap="5">
          <Wrap gap="2">
            {canHaveBallots ? (
              <>
                <Button onClick={() => void countHere().catch(() => setSaid(t('failed')))}>
                  {t('inBrowser')}
                </Button>
                <Button icon="download" onClick={() => save('csv')}>
                  {t('ballotsFile')}
                </Button>
                <Button icon="download" onClick={() => save('xlsx')}>
                  {t('ballotsXlsx')}
                </Button>
              </>
            ) : null}
            <Button icon="download" onClick={() => saveRules(results.rules)}>
              {t('rulesFile')}
            </Button>
            {canCertify ? (
              <Button
                loading={recount.isPending}
                onClick={() => void recount.mutateAsync(undefined).catch(failed)}
              >
                {t('onServer')}
              </Button>
            ) : null}
          </Wrap>
          <Text size="sm" role="status">
            {said}
          </Text>
          {results.counts.slice(-5).map(({ id, countedAt, countedBy, inputHash, resultHash, publicHash }) => (
            <Stack key={id} gap="2">
              <Text size="sm" fontWeight="medium">
                {t('counted', { at: formats.moment(countedAt), name: countedBy })}
              </Text>
              <Facts
                columns={{ base: 1, lg: 1 }}
                facts={[
                  ...(inputHash === null ? [] : [{ label: t('input'), value: inputHash }]),
                  ...(resultHash === null ? [] : [{ label: t('resultHash'), value: resultHash }]),
                  ...(results.rounded ? [{ label: t('publicHash'), value: publicHash }] : []),
                ]}
              />
            </Stack>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}
