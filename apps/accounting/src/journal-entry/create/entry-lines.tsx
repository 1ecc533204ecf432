import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import {
  Button,
  Flex,
  Grid,
  GridItem,
  Heading,
  IconButton,
  SimpleGrid,
  Stack,
  Text,
  useLacksRoomBeside,
} from '@courtyard/ui';
import { AccountField, DebitCreditField, FormSection, FundField, TextField } from '@courtyard/ui/forms';
import { useEffect, useEffectEvent } from 'react';
import { createMessages } from './create.messages';
import type { LineDraft } from './entry-draft';
import { completing, withNext } from './lines.rules';

/** The part of a form that its lines are. */
interface LinesForm {
  field: (name: `lines.${number}.${'accountId' | 'fundId' | 'amountMinor' | 'memo'}`) => { name: string };
  getValues: (name: 'lines') => LineDraft[];
  setValue: (name: 'lines', lines: LineDraft[], options?: { shouldDirty: boolean }) => void;
}

interface LinesProps {
  form: LinesForm;
  chart: Chart;
  /** As they are written now. */
  lines: readonly LineDraft[];
}

/** Debits and credits, a line each. The last one is always empty, so that the keyboard just goes on. */
export function EntryLines({ form, chart, lines, error }: LinesProps & { error: string | undefined }) {
  const t = useMessages(createMessages);
  const isNarrow = useLacksRoomBeside();
  const set = useEffectEvent((next: LineDraft[]) => form.setValue('lines', next));
  useEffect(() => {
    const next = withNext(lines);
    if (next !== lines) set([...next]);
  }, [lines]);
  return (
    <FormSection title={t('lines')} description={t('linesText')}>
      {isNarrow ? null : <Headings />}
      {lines.map((_, at) => (
        // Lines have no id before they are posted; their fields are bound by place.
        <EntryLine
          key={at}
          form={form}
          chart={chart}
          lines={lines}
          at={at}
          isLast={at === lines.length - 1}
        />
      ))}
      {error === undefined ? null : (
        <Text size="sm" tone="danger" role="alert">
          {error}
        </Text>
      )}
    </FormSection>
  );
}

const columns = 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 5fr) 2.5rem';

/** Above the lines where they have room beside each other; each field has its own name all the same. */
function Headings() {
  const t = useMessages(createMessages);
  return (
    <Grid templateColumns={columns} gap="2" aria-hidden mb="-3">
      <Text size="xs" tone="muted">
        {t('account')}
      </Text>
      <Text size="xs" tone="muted">
        {t('fund')}
      </Text>
      <SimpleGrid columns={2} gap="2" textAlign="end">
        <Text size="xs" tone="muted">
          {t('debit')}
        </Text>
        <Text size="xs" tone="muted">
          {t('credit')}
        </Text>
      </SimpleGrid>
    </Grid>
  );
}

/** Writes into one line. */
function changeLine(form: LinesForm, at: number, change: Partial<LineDraft>): void {
  const lines = form.getValues('lines').map((line, place) => (place === at ? { ...line, ...change } : line));
  form.setValue('lines', lines, { shouldDirty: true });
}

function EntryLine({ form, chart, lines, at, isLast }: LinesProps & { at: number; isLast: boolean }) {
  const t = useMessages(createMessages);
  const { currency } = useCommunity();
  const accounts = chart.accounts.filter(
    ({ isHeading, archivedAt, control }) => !isHeading && archivedAt === null && control === 'none',
  );
  const funds = chart.funds.filter(({ archivedAt }) => archivedAt === null);
  const isNarrow = useLacksRoomBeside();
  const name = t('line', { at: at + 1 });
  const takeFund = (accountId: string | undefined) => {
    const fundId = accounts.find(({ id }) => id === accountId)?.fundId;
    if (fundId) changeLine(form, at, { fundId });
  };
  const remove = () =>
    form.setValue(
      'lines',
      form.getValues('lines').filter((_, other) => other !== at),
      { shouldDirty: true },
    );
  const removeButton = isLast ? null : (
    <IconButton icon="trash" label={t('removeLine', { at: at + 1 })} onClick={remove} />
  );
  return (
    <Stack gap="2" role="group" aria-label={name}>
      {isNarrow ? (
        <Flex justify="space-between" align="center" minHeight="10">
          <Heading as="h3" size="xs">
            {name}
          </Heading>
          {removeButton}
        </Flex>
      ) : null}
      <Grid templateColumns={isNarrow ? 'minmax(0, 1fr)' : columns} gap="2" alignItems="start">
        <AccountField
          {...form.field(`lines.${at}.accountId`)}
          label={t('account')}
          hideLabel={!isNarrow}
          accounts={accounts}
          onChoose={(option) => takeFund(option?.value)}
        />
        <FundField
          {...form.field(`lines.${at}.fundId`)}
          label={t('fund')}
          hideLabel={!isNarrow}
          funds={funds}
        />
        <DebitCreditField
          {...form.field(`lines.${at}.amountMinor`)}
          label={t('amount', { at: at + 1 })}
          currency={currency}
          size="md"
          standsAlone={isNarrow}
        />
        {isNarrow ? null : <GridItem justifySelf="end">{removeButton}</GridItem>}
      </Grid>
      <Flex gap="3" align="center" wrap="wrap">
        <GridItem flex="1 1 14rem">
          <TextField
            {...form.field(`lines.${at}.memo`)}
            label={t('lineMemo')}
            hideLabel
            placeholder={t('lineMemo')}
            maxLength={200}
          />
        </GridItem>
        <CompleteButton form={form} lines={lines} at={at} />
      </Flex>
    </Stack>
  );
}

/** Offers what the fund of a line without an amount still lacks. */
function CompleteButton({ form, lines, at }: Omit<LinesProps, 'chart'> & { at: number }) {
  const t = useMessages(createMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const line = lines[at];
  const amount = line?.accountId && line.amountMinor === null ? completing(lines, line.fundId ?? null) : null;
  if (amount === null) return null;
  return (
    <Button size="sm" variant="ghost" onClick={() => changeLine(form, at, { amountMinor: amount })}>
      {t('complete', { amount: formats.money(Math.abs(amount), currency) })}
    </Button>
  );
}
