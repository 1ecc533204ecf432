import { saveExport, useFormats, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { bases } from '@courtyard/contract/bookkeeping/account/account.values';
import type { TaxTests } from '@courtyard/contract/bookkeeping/tax-test/tax-test';
import {
  Card,
  CardBody,
  EmptyState,
  ErrorState,
  Flex,
  LoadingState,
  NativeSelect,
  Page,
  Stack,
  Text,
} from '@courtyard/ui';
import { Labelled, ReportBar } from '@courtyard/ui/data';
import { CardColumns } from '@courtyard/ui/details';
import { accountMessages } from '../../account/account.messages';
import { BasisChoice } from '../../account/chart/basis-choice';
import { TaxableCard } from './taxable.card';
import { TaxTestCard } from './tax-test.card';
import { taxTestMessages } from './tax-test.messages';
import { type TaxTestQuery, useTaxTests } from './tax-test.queries';
import { UntaggedCard } from './untagged.card';

/** The year and the basis, which stand in the address. */
function useAsked() {
  const [params, setParams] = useSearchParams();
  const year = Number(params.get('year'));
  const basis = bases.find((each) => each === params.get('basis')) ?? 'accrual';
  const query: TaxTestQuery = {
    basis,
    ...(Number.isInteger(year) && year >= 1900 && year < 3000 && { year }),
  };
  const set = (name: 'year' | 'basis', value: string) =>
    setParams(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return { query, basis, set };
}

/** `tax-tests`: the tests of Form 1120-H for a year of the community. */
export function TaxTestPage() {
  const t = useMessages(taxTestMessages);
  const { query, basis, set } = useAsked();
  const found = useTaxTests(query);
  const { data } = found;
  return (
    <Page title={t('title')} description={t('description')}>
      <Stack gap="5">
        <Card>
          {data ? (
            <>
              <ReportBar
                onExport={(format) =>
                  saveExport('GET /api/v1/tax-tests/export', { query: { ...query, format } })
                }
              >
                <Flex gap="3" rowGap="2" flexWrap="wrap" width={{ base: 'full', sm: 'auto' }}>
                  <Labelled label={t('year')}>
                    <NativeSelect
                      size="sm"
                      width={{ base: 'full', sm: '7rem' }}
                      value={String(data.year)}
                      onChange={({ target: { value } }) => set('year', value)}
                    >
                      {data.years.map((year) => (
                        <option key={year} value={year}>
                          {year}
                        </option>
                      ))}
                    </NativeSelect>
                  </Labelled>
                  <BasisChoice basis={basis} onChange={(value) => set('basis', value)} />
                </Flex>
              </ReportBar>
              <Standing tests={data} />
            </>
          ) : found.isError ? (
            <ErrorState error={found.error} onRetry={() => void found.refetch()} />
          ) : (
            <LoadingState />
          )}
        </Card>
        {data && data.accounts.length > 0 ? <Tests tests={data} /> : null}
      </Stack>
    </Page>
  );
}

/** Of which days the figures are, and that somebody else has to look at them. */
function Standing({ tests: { from, to, basis, accounts } }: { tests: TaxTests }) {
  const t = useMessages(taxTestMessages);
  const tAccount = useMessages(accountMessages);
  const formats = useFormats();
  if (accounts.length === 0) return <EmptyState icon="book" title={t('none')} description={t('noneText')} />;
  return (
    <CardBody>
      <Stack gap="2">
        <Text size="sm" tone="muted">
          {t('span', {
            from: formats.day(from),
            to: formats.day(to),
            basis: tAccount(`basis.${basis}`),
          })}
        </Text>
        <Text size="sm" role="note">
          {t('review')}
        </Text>
      </Stack>
    </CardBody>
  );
}

function Tests({ tests }: { tests: TaxTests }) {
  return (
    <>
      <UntaggedCard tests={tests} />
      <CardColumns
        left={
          <>
            <TaxTestCard tests={tests} of="income" />
            <TaxableCard tests={tests} />
          </>
        }
        right={<TaxTestCard tests={tests} of="expenses" />}
      />
    </>
  );
}
