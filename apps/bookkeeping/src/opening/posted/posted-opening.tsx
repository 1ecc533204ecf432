import { useCan, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import type { Opening } from '@courtyard/contract/bookkeeping/opening/opening';
import { Badge, Card, CardBody, CardHeader, DayText, MomentText, Page, Stack } from '@courtyard/ui';
import { HeadFacts } from '@courtyard/ui/details';
import { useState } from 'react';
import { openingMessages } from '../opening.messages';
import { EffectFacts } from './effect-facts';
import { PostedBills } from './posted-bills';
import { PostedItems } from './posted-items';
import { PostedLines } from './posted-lines';
import { ReverseDialog } from './reverse.dialog';

interface PostedOpeningProps {
  opening: Opening;
  chart: Chart;
  /** Told before they are taken back. */
  onReversed: () => void;
}

/** The opening balances as they were posted: which entry, by whom, and what it says. */
export function PostedOpening({ opening, chart, onReversed }: PostedOpeningProps) {
  const t = useMessages(openingMessages);
  const canChange = useCan('Chart Update');
  const [isReversing, setReversing] = useState(false);
  const { no, date, postedBy, postedAt, effect, lines, items, bills } = opening;
  return (
    <Page
      title={t('title')}
      badge={<Badge>{t('postedAs', { no })}</Badge>}
      actions={{
        secondary: [
          canChange ? { label: t('reverse'), icon: 'refresh', onSelect: () => setReversing(true) } : null,
        ],
      }}
    >
      <HeadFacts
        facts={[
          { label: t('entry'), value: no },
          { label: t('date'), value: <DayText day={date} /> },
          { label: t('by'), value: postedBy },
          { label: t('at'), value: <MomentText moment={postedAt} /> },
        ]}
      />
      <Stack gap="5">
        <Card>
          <CardHeader title={t('effect')} />
          <CardBody>
            <EffectFacts effect={effect} chart={chart} />
          </CardBody>
        </Card>
        {lines.length > 0 ? <PostedLines lines={lines} chart={chart} /> : null}
        {items.length > 0 ? <PostedItems items={items} chart={chart} /> : null}
        {bills.length > 0 ? <PostedBills bills={bills} chart={chart} /> : null}
      </Stack>
      {isReversing ? (
        <ReverseDialog opening={opening} onReversed={onReversed} onClose={() => setReversing(false)} />
      ) : null}
    </Page>
  );
}
