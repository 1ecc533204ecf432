import { useCommunity, useMessages } from '@courtyard/common';
import type { Account, Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Box, Card, Grid, Heading, isFound, Text } from '@courtyard/ui';
import { SearchBox } from '@courtyard/ui/data';
import { DebitCreditField } from '@courtyard/ui/forms';
import { useState } from 'react';
import { accountMessages } from '../../account/account.messages';
import { openingMessages } from '../opening.messages';
import type { DraftLine, OpeningForm } from '../opening-values';

interface FundLinesProps {
  form: OpeningForm;
  chart: Chart;
  fundId: string;
  /** Of all funds, as the form holds them. */
  lines: readonly DraftLine[];
}

interface PlacedAccount {
  account: Account;
  /** Of its line in the form. */
  place: number;
}

const columns = { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 19rem' };

const groupOf = ({ purpose, type }: Account) => (purpose === 'bank' ? 'banks' : (`types.${type}` as const));

/** The accounts of a fund with a debit or a credit for each, banks first. */
export function FundLines({ form, chart, fundId, lines }: FundLinesProps) {
  const t = useMessages(openingMessages);
  const tAccount = useMessages(accountMessages);
  const { currency } = useCommunity();
  const [search, setSearch] = useState('');
  const byId = new Map(chart.accounts.map((account) => [account.id, account]));
  const placed = lines.flatMap((line, place): PlacedAccount[] => {
    const account = byId.get(line.accountId);
    return account && line.fundId === fundId && matches(account, search) ? [{ account, place }] : [];
  });
  const groups = [...new Set(placed.map(({ account }) => groupOf(account)))];
  return (
    // What is focused is not under the sums above, nor under the buttons below.
    <Card css={{ '& input': { scrollMarginTop: '16rem', scrollMarginBottom: '6rem' } }}>
      <Grid templateColumns={columns} gap="3" px="5" pt="4" pb="2" alignItems="end">
        <Box maxWidth="18rem">
          <SearchBox value={search} onChange={setSearch} label={t('search')} delayMs={0} />
        </Box>
        <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="2" hideBelow="md" aria-hidden="true">
          {(['debit', 'credit'] as const).map((side) => (
            <Text key={side} size="xs" tone="muted" fontWeight="medium" textAlign="end" pe="3">
              {t(side)}
            </Text>
          ))}
        </Grid>
      </Grid>
      {placed.length === 0 ? (
        <Text role="status" size="sm" tone="muted" px="5" pb="5">
          {t('noneFound')}
        </Text>
      ) : null}
      {groups.map((group) => (
        <Box key={group} px="5" pb="4">
          <Heading as="h3" size="xs" py="2" borderBottomWidth="1px" borderColor="border.default">
            {tAccount(group)}
          </Heading>
          {placed
            .filter(({ account }) => groupOf(account) === group)
            .map(({ account: { id, code, name }, place }) => (
              <Grid key={id} templateColumns={columns} columnGap="3" rowGap="1" py="1.5" alignItems="center">
                <Text size="sm" overflowWrap="anywhere">
                  {code} {name}
                </Text>
                <DebitCreditField
                  {...form.field(`lines.${place}.amountMinor`)}
                  label={`${code} ${name}`}
                  currency={currency}
                />
              </Grid>
            ))}
        </Box>
      ))}
    </Card>
  );
}

const matches = ({ code, name }: Account, search: string) => code.startsWith(search) || isFound(name, search);
