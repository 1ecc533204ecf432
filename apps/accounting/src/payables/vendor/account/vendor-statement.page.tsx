import { saveExport, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { Vendor } from '@courtyard/contract/accounting/payables/vendor/vendor';
import {
  type VendorStatement,
  vendorAccountRoutes,
} from '@courtyard/contract/accounting/payables/vendor/account/vendor-account';
import { startOfMonth, addMonths } from '@courtyard/contract/days';
import {
  Box,
  Card,
  CardBody,
  CardHeader,
  DayText,
  ErrorState,
  Flex,
  LoadingState,
  Money,
  Page,
  SimpleGrid,
  Skeleton,
  Text,
  TextLink,
} from '@courtyard/ui';
import { ExportButton } from '@courtyard/ui/data';
import { DateField, Form, FormActions, FormSection, useContractForm } from '@courtyard/ui/forms';
import { billPaths, vendorPaymentPaths } from '../../bill/bill-paths';
import { entryPath } from '../../../receivables/invoice/invoice-paths';
import { AmountRow } from '../../../parts/amount-row';
import { useEntryKind } from '../../../parts/use-entry-kind';
import { VendorLoader } from '../vendor-loader';
import { vendorPaths } from '../vendor-paths';
import { accountMessages } from './account.messages';
import { useVendorStatement } from './vendor-account.queries';

const monthsShown = 3;
const days = vendorAccountRoutes.vendorStatement.query;

/** `vendors/:vendorId/statement`: what moved on the account of a vendor, in the days of `?from=` and `?to=`. */
export function VendorStatementPage() {
  return <VendorLoader>{(vendor) => <StatementView key={vendor.id} vendor={vendor} />}</VendorLoader>;
}

function StatementView({ vendor }: { vendor: Vendor }) {
  const t = useMessages(accountMessages);
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const asked = days.safeParse(Object.fromEntries(params));
  const shown = asked.success
    ? asked.data
    : { from: addMonths(startOfMonth(today), 1 - monthsShown), to: today };
  const statement = useVendorStatement(vendor.id, shown);
  const form = useContractForm(days, {
    defaultValues: shown,
    onSubmit: async (values) => setParams(values),
  });
  return (
    <Page
      title={t('statementOf', { name: vendor.name })}
      description={t('statementText')}
      actions={{ secondary: [{ label: t('back'), icon: 'arrow-left', to: vendorPaths.details(vendor.id) }] }}
    >
      <Form form={form}>
        <FormSection title={t('days')}>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
            <DateField {...form.field('from')} label={t('from')} required />
            <DateField {...form.field('to')} label={t('to')} required />
          </SimpleGrid>
          <FormActions submitLabel={t('show')} />
        </FormSection>
      </Form>
      <Box mt="5">
        <Card>
          <CardHeader
            title={t('statement')}
            actions={
              <ExportButton
                isLabelled
                onExport={(format) =>
                  saveExport('GET /api/v1/vendors/:vendorId/statement/export', {
                    params: { vendorId: vendor.id },
                    query: { ...shown, format },
                  })
                }
              />
            }
          />
          <CardBody>
            {statement.data ? (
              <Lines statement={statement.data} />
            ) : statement.isError ? (
              <ErrorState error={statement.error} onRetry={() => void statement.refetch()} />
            ) : (
              <LoadingState>
                <Skeleton height="12rem" />
              </LoadingState>
            )}
          </CardBody>
        </Card>
      </Box>
    </Page>
  );
}

function Lines({ statement }: { statement: VendorStatement }) {
  const t = useMessages(accountMessages);
  const formats = useFormats();
  const kindText = useEntryKind();
  const { currency } = useCommunity();
  const { from, to, openingMinor, closingMinor, lines } = statement;
  return (
    <>
      <SumRow label={t('opening', { day: formats.day(from) })} amountMinor={openingMinor} />
      {lines.length === 0 ? (
        <Text size="sm" tone="muted" my="3">
          {t('noLines')}
        </Text>
      ) : (
        <Box as="ul" listStyleType="none">
          {lines.map((line) => (
            <AmountRow
              key={line.entryId}
              title={<TextLink to={pathOf(line)}>{kindText(line.kind)}</TextLink>}
              amountMinor={line.amountMinor}
              below={formats.money(line.balanceMinor, currency)}
            >
              <DayText day={line.date} />
              {line.description === '' ? null : ` · ${line.description}`}
            </AmountRow>
          ))}
        </Box>
      )}
      <SumRow label={t('closing', { day: formats.day(to) })} amountMinor={closingMinor} />
    </>
  );
}

/** The page of what a line comes from. */
function pathOf({ entryId, billId, paymentId }: VendorStatement['lines'][number]): string {
  if (billId !== null) return billPaths.details(billId);
  return paymentId === null ? entryPath(entryId) : vendorPaymentPaths.details(paymentId);
}

function SumRow({ label, amountMinor }: { label: string; amountMinor: number }) {
  const { currency } = useCommunity();
  return (
    <Flex justify="space-between" gap="3" py="2">
      <Text size="sm" fontWeight="medium">
        {label}
      </Text>
      <Text size="sm" fontWeight="medium" numeric>
        <Money amountMinor={amountMinor} currency={currency} />
      </Text>
    </Flex>
  );
}
