import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { OutstandingLine } from '@courtyard/contract/banking/reconciliation/reconciliation';
import {
  Box,
  Card,
  CardBody,
  CardHeader,
  ErrorState,
  LoadingState,
  Stack,
  Text,
  TextLink,
} from '@courtyard/ui';
import { DayChoice } from '@courtyard/ui/data';
import { Facts, PartRow } from '@courtyard/ui/details';
import { reportPaths } from '../report/report-paths';
import { reconciliationMessages } from './reconciliation.messages';
import { useOutstanding } from './reconciliation.queries';

const maxListed = 500;

/** Outstanding checks and deposits in transit as of a date, which is in the address. */
export function OutstandingCard({ accountId }: { accountId: string }) {
  const t = useMessages(reconciliationMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const at = params.get('at') ?? today;
  const found = useOutstanding(accountId, at);
  const choose = (day: string) => {
    const next = new URLSearchParams(params);
    if (day === today) next.delete('at');
    else next.set('at', day);
    setParams(next, { replace: true });
  };
  const money = (minor: number) => formats.money(minor, currency, 'parentheses');
  return (
    <Card>
      <CardHeader
        title={t('outstanding')}
        description={t('outstandingText', { day: formats.day(at) })}
        actions={<DayChoice label={t('asOf')} at={at} onChange={choose} />}
      />
      <CardBody>
        {found.data ? (
          <Stack gap="4">
            <Facts
              minWidth="8rem"
              facts={[
                { label: t('outstandingChecks'), value: money(found.data.checks.amountMinor) },
                { label: t('depositsInTransit'), value: money(found.data.deposits.amountMinor) },
                { label: t('booksMinor'), value: money(found.data.booksMinor) },
              ]}
            />
            {found.data.lines.length === 0 ? (
              <Text size="sm" tone="muted">
                {t('nothingOutstanding')}
              </Text>
            ) : (
              <Box as="ul" listStyleType="none">
                {found.data.lines.map((line) => (
                  <OutstandingRow key={`${line.entryId} ${line.line}`} line={line} money={money} />
                ))}
              </Box>
            )}
            {found.data.lines.length < maxListed ? null : <Text size="sm">{t('first')}</Text>}
          </Stack>
        ) : found.isError ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <LoadingState />
        )}
      </CardBody>
    </Card>
  );
}

function OutstandingRow({ line, money }: { line: OutstandingLine; money: (minor: number) => string }) {
  const t = useMessages(reconciliationMessages);
  const formats = useFormats();
  const { entryId, no, date, party, memo, reference, amountMinor, daysOld } = line;
  return (
    <PartRow
      title={<TextLink to={reportPaths.entry(entryId)}>{party ?? memo ?? t('entry', { no })}</TextLink>}
      aside={money(amountMinor)}
    >
      <Text size="sm" tone="muted">
        {[formats.day(date), t('days', { count: daysOld }), reference]
          .filter((part) => part !== null)
          .join(' · ')}
      </Text>
    </PartRow>
  );
}
