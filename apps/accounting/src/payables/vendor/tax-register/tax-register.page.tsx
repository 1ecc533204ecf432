import { saveExport, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { TaxRegisterRow } from '@courtyard/contract/accounting/payables/vendor/tax-register/tax-register';
import { taxRegisterColumns } from '@courtyard/contract/accounting/payables/vendor/tax-register/tax-register.columns';
import { taxRegisterLabels } from '@courtyard/contract/accounting/payables/vendor/tax-register/tax-register.labels';
import { badgeOf, HStack, Missing, Page, Stack, StatusBadge, Text, TextLink } from '@courtyard/ui';
import { DataTable, ListCard, useColumns, useFieldTexts, useWholeTable } from '@courtyard/ui/data';
import { useTaxRegister } from '../account/vendor-account.queries';
import { vendorPaths } from '../vendor-paths';
import { registerMessages } from './register.messages';

const VerdictBadge = badgeOf(taxRegisterLabels, 'verdict', {
  due: 'info',
  below: 'neutral',
  'not-sent': 'neutral',
});

const lacks = ({ verdict, tin, w9ReceivedOn }: TaxRegisterRow) =>
  verdict === 'due' && (tin === null || w9ReceivedOn === null);

/** `vendors/1099`: what goes on the 1099s of `?year=`, of this year unless another is asked for. */
export function TaxRegisterPage() {
  const t = useMessages(registerMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const thisYear = Number(useToday().slice(0, 4));
  const [params] = useSearchParams();
  const asked = Number(params.get('year'));
  const year = Number.isInteger(asked) && asked >= 2000 && asked < 3000 ? asked : thisYear;
  const register = useTaxRegister(year);
  const { rows = [], dueMinor = 0, reportedByOthersMinor = 0 } = register.data ?? {};
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const due = rows.filter(({ verdict }) => verdict === 'due');
  // One form takes all boxes of its kind.
  const forms = new Set(due.map(({ vendor, taxBox }) => `${vendor.id} ${taxBox.split('-')[0] ?? ''}`)).size;
  const gaps = new Set(rows.filter(lacks).map(({ vendor }) => vendor.id)).size;
  const other = year === thisYear ? thisYear - 1 : thisYear;
  return (
    <Page
      title={`${t('title')} ${year}`}
      description={t('description')}
      actions={{
        secondary: [
          {
            label: t('previous', { year: String(other) }),
            icon: 'calendar',
            to: `${vendorPaths.register}?year=${other}`,
          },
        ],
      }}
    >
      <Text size="sm" tone="muted" mb="2" numeric role="status">
        {register.data ? t('sums', { count: forms, amount: money(dueMinor) }) : null}
      </Text>
      {gaps > 0 ? (
        <Text size="sm" mb="2" role="note">
          {t('gapsText', { count: gaps })}
        </Text>
      ) : null}
      {reportedByOthersMinor > 0 ? (
        <Text size="sm" tone="muted" mb="3">
          {t('byOthers', { amount: money(reportedByOthersMinor) })}
        </Text>
      ) : null}
      <RegisterTable rows={rows} register={register} year={year} />
    </Page>
  );
}

interface RegisterTableProps {
  rows: readonly TaxRegisterRow[];
  register: ReturnType<typeof useTaxRegister>;
  year: number;
}

function RegisterTable({ rows, register, year }: RegisterTableProps) {
  const t = useMessages(registerMessages);
  const table = useWholeTable(register.data && rows, register);
  const columns = useRegisterColumns();
  return (
    <DataTable<TaxRegisterRow>
      label={t('title')}
      {...table}
      columns={columns}
      rowId={({ vendor, taxBox }) => `${vendor.id} ${taxBox}`}
      rowLabel={({ vendor }) => vendor.name}
      searchable={false}
      renderCard={(row) => <RegisterCard row={row} />}
      onExport={(format) => saveExport('GET /api/v1/tax-register/export', { query: { year, format } })}
      empty={{ icon: 'file-text', title: t('none'), description: t('noneText', { year: String(year) }) }}
    />
  );
}

function useRegisterColumns() {
  return useColumns(taxRegisterColumns, [
    {
      field: 'vendor',
      priority: 1,
      cell: (row) => (
        <Stack gap="0.5">
          <TextLink to={vendorPaths.details(row.vendor.id)}>{row.vendor.name}</TextLink>
          <Records row={row} />
        </Stack>
      ),
    },
    { field: 'taxBox', priority: 2 },
    { field: 'taxClass', priority: 4 },
    { field: 'tinLastFour', priority: 2, cell: (row) => <TinCell row={row} /> },
    { field: 'thresholdMinor', priority: 3 },
    { field: 'verdict', priority: 1, cell: ({ verdict }) => <VerdictBadge value={verdict} /> },
    { field: 'amountMinor', priority: 1 },
  ]);
}

/** The records that were added up, where there is more than one. */
function Records({ row: { records } }: { row: TaxRegisterRow }) {
  const t = useMessages(registerMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  if (records.length < 2) return null;
  return (
    <Stack gap="0.5">
      <Text size="xs" tone="subtle" aria-hidden>
        {t('records')}
      </Text>
      <Stack as="ul" gap="0.5" listStyleType="none" aria-label={t('records')}>
        {records.map(({ id, name, amountMinor }) => (
          <Text as="li" key={id} size="xs" tone="muted" numeric>
            <TextLink to={vendorPaths.details(id)}>{name}</TextLink> {formats.money(amountMinor, currency)}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

/** The last four digits of the TIN, and what is missing for a form that is sent. */
function TinCell({ row }: { row: TaxRegisterRow }) {
  const t = useMessages(registerMessages);
  const isDue = row.verdict === 'due';
  return (
    <HStack gap="2" rowGap="1" flexWrap="wrap">
      {row.tin === null ? (
        isDue ? (
          <StatusBadge status="attention">{t('tinMissing')}</StatusBadge>
        ) : (
          <Missing />
        )
      ) : (
        <Text as="span" size="sm" numeric>
          {t('ends', { lastFour: row.tin.lastFour })}
        </Text>
      )}
      {isDue && row.w9ReceivedOn === null ? (
        <StatusBadge status="attention">{t('w9Missing')}</StatusBadge>
      ) : null}
    </HStack>
  );
}

/** A row where there is no room for a table. */
function RegisterCard({ row }: { row: TaxRegisterRow }) {
  const { text } = useFieldTexts(taxRegisterColumns);
  return (
    <ListCard
      title={<TextLink to={vendorPaths.details(row.vendor.id)}>{row.vendor.name}</TextLink>}
      facts={[text(row, 'taxBox')]}
      amount={text(row, 'amountMinor')}
      badges={
        <>
          <VerdictBadge value={row.verdict} />
          <TinCell row={row} />
        </>
      }
    >
      <Records row={row} />
    </ListCard>
  );
}
