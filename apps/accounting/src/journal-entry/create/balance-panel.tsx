import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { JournalEntryInput } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Card, CardBody, CardHeader, Flex, Stack, StatusBadge, Text } from '@courtyard/ui';
import { useSettled } from '../../parts/actions/use-settled';
import { useEntryPreview } from '../journal-entry.queries';
import { WaitingNote } from '../waiting-note';
import { createMessages } from './create.messages';
import type { LineDraft } from './entry-draft';
import { differences, type FundDifference } from './lines.rules';

interface BalancePanelProps {
  lines: readonly LineDraft[];
  chart: Chart;
  /** The entry as it would be posted; null while it does not balance, and where it is posted on later days. */
  written?: JournalEntryInput | null;
}

/** What each fund comes to, as one types, and whether the entry will wait for a second person. */
export function BalancePanel({ lines, chart, written = null }: BalancePanelProps) {
  const t = useMessages(createMessages);
  const sums = differences(lines);
  const nameOf = (fundId: string) => chart.funds.find(({ id }) => id === fundId)?.name ?? '';
  return (
    <Card position={{ lg: 'sticky' }} top="4">
      <CardHeader title={t('balance')} />
      <CardBody>
        <Stack gap="4" role="status" aria-label={t('balance')}>
          {sums.length === 0 ? (
            <Text size="sm" tone="muted">
              {t('nothing')}
            </Text>
          ) : null}
          {sums.map((sum) => (
            <FundLine key={sum.fundId} name={nameOf(sum.fundId)} sum={sum} />
          ))}
          {written === null ? null : <Waiting written={written} />}
        </Stack>
      </CardBody>
    </Card>
  );
}

function Waiting({ written }: { written: JournalEntryInput }) {
  const { data } = useEntryPreview(useSettled(written));
  return <WaitingNote preview={data ?? null} />;
}

function FundLine({ name, sum }: { name: string; sum: FundDifference }) {
  const t = useMessages(createMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amount: number) => formats.money(amount, currency);
  const { debitMinor, creditMinor, differenceMinor } = sum;
  const amount = money(Math.abs(differenceMinor));
  return (
    <Stack gap="1">
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        <Text fontWeight="medium">{name}</Text>
        {differenceMinor === 0 ? (
          <StatusBadge status="ok">{t('even')}</StatusBadge>
        ) : (
          <StatusBadge status="attention">
            {t(differenceMinor > 0 ? 'lacksCredit' : 'lacksDebit', { amount })}
          </StatusBadge>
        )}
      </Flex>
      <Text size="sm" tone="muted" numeric>
        {`${t('debit')} ${money(debitMinor)} · ${t('credit')} ${money(creditMinor)}`}
      </Text>
    </Stack>
  );
}
