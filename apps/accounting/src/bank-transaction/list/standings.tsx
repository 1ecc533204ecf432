import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { BankAccountStanding } from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { Card, CardBody, CardHeader, Grid, LoadingState, Skeleton, Text, TextLink } from '@courtyard/ui';
import { Facts } from '@courtyard/ui/details';
import { bankPaths } from '../bank-transaction-paths';
import { useStandings } from '../bank-transaction.queries';
import { listMessages } from './list.messages';

/** Each bank account as the bank has it and as the books have it, above the list. Where it cannot be had the list stands alone. */
export function Standings() {
  const t = useMessages(listMessages);
  const standings = useStandings();
  if (standings.isPending)
    return (
      <LoadingState>
        <Skeleton height={{ base: '100dvh', lg: '10.5rem' }} borderRadius="lg" mb="5" />
      </LoadingState>
    );
  if (!standings.data || standings.data.length === 0) return null;
  return (
    <Grid
      as="section"
      aria-label={t('standings')}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(18rem, 1fr))' }}
      gap="5"
      mb="5"
    >
      {standings.data.map((standing) => (
        <StandingCard key={standing.account.id} standing={standing} />
      ))}
    </Grid>
  );
}

function StandingCard({ standing }: { standing: BankAccountStanding }) {
  const t = useMessages(listMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { account, bank, booksMinor, open, doubtful } = standing;
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const waits = `${bankPaths.list}?state=open&state=doubtful&accountId=${account.id}`;
  return (
    <Card>
      <CardHeader
        title={`${account.code} ${account.name}`}
        description={bank === null ? t('notSaid') : t('on', { day: formats.day(bank.on) })}
      />
      <CardBody>
        <Facts
          minWidth="5.5rem"
          facts={[
            { label: t('atBank'), value: bank && money(bank.amountMinor) },
            { label: t('inBooks'), value: money(booksMinor) },
            { label: t('difference'), value: bank && money(booksMinor - bank.amountMinor) },
          ]}
        />
        <Text size="sm" mt="3">
          {open + doubtful === 0 ? (
            t('allMatched')
          ) : (
            <TextLink to={waits}>
              {[
                open > 0 ? t('waiting', { count: open }) : '',
                doubtful > 0 ? t('doubts', { count: doubtful }) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </TextLink>
          )}
        </Text>
      </CardBody>
    </Card>
  );
}
