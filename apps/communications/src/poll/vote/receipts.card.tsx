import { saveFile, useMessages } from '@courtyard/common';
import { useEffect, useRef } from 'react';
import { Button, Card, CardBody, CardHeader, Stack } from '@courtyard/ui';
import { Facts } from '@courtyard/ui/details';
import { voteMessages } from './vote.messages';

/** What shows to who voted that their envelope is in the box, and that its ballot was counted. */
export interface Receipt {
  electorId: string;
  name: string;
  receipt: string;
  code: string;
}

/** Takes the focus with each vote that was recorded: what is below it is the ballot once more. */
export function ReceiptsCard({ title, receipts }: { title: string; receipts: readonly Receipt[] }) {
  const t = useMessages(voteMessages);
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), [receipts]);
  const text = receipts
    .map(({ name, receipt, code }) =>
      [name, `${t('receipt')}: ${receipt}`, `${t('code')}: ${code}`].join('\n'),
    )
    .join('\n\n');
  return (
    <Card ref={card} tabIndex={-1} aria-label={t('done')}>
      <CardHeader
        title={t('done')}
        description={t('doneText')}
        actions={
          <Button
            icon="download"
            onClick={() =>
              saveFile(new Blob([`${title}\n\n${text}\n`], { type: 'text/plain' }), 'receipt.txt')
            }
          >
            {t('save')}
          </Button>
        }
      />
      <CardBody>
        <Stack gap="5">
          {receipts.map(({ name, receipt, code }) => (
            <Facts
              key={receipt}
              columns={{ base: 1, lg: 1 }}
              facts={[
                { label: receipts.length === 1 ? t('receipt') : `${t('receipt')}, ${name}`, value: receipt },
                { label: t('code'), value: code },
              ]}
            />
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}
