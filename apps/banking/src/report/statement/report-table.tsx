import { useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { FinancialReport, ReportColumn, ReportRow } from '@courtyard/contract/banking/report/report';
import { isWholeMonth } from '@courtyard/contract/banking/report/whole-month';
import { namedColumns } from '@courtyard/contract/banking/report/report.values';
import { entriesOf } from '@courtyard/contract/banking/report/report-entries';
import { CardBody, Flex, StatusBadge, Text, useLacksRoomBeside } from '@courtyard/ui';
import { Choice } from '@courtyard/ui/data';
import { FigureTable } from '@courtyard/ui/details';
import { useState } from 'react';
import { reportPaths } from '../report-paths';
import { reportMessages } from '../report.messages';

/** Columns that have room on a phone; of more, one is chosen. */
const maxNarrow = 2;

/** What a column is called on screen. */
function useColumnTitle() {
  const t = useMessages(reportMessages);
  const formats = useFormats();
  const isNamed = (kind: ReportColumn['kind']): kind is (typeof namedColumns)[number] =>
    namedColumns.some((each) => each === kind);
  const titleOf = (column: ReportColumn): string => {
    const { kind, fund, from, to, side, by } = column;
    if (by !== null) {
      const of = titleOf({ ...column, by: null, kind: by });
      return isNamed(kind) ? `${of}: ${t(`column.${kind}`)}` : of;
    }
    if (side !== null) return t('sideOf', { side: t(`side.${side}`), day: formats.day(to) });
    if (kind === 'fund' && fund !== null) return fund.name;
    if (isNamed(kind)) return t(`column.${kind}`);
    if (kind === 'month' && from !== null && isWholeMonth(from, to)) return formats.month(from);
    return from === null ? formats.day(to) : `${formats.day(from)} – ${formats.day(to)}`;
  };
  return titleOf;
}

/** The budget that a figure is of, where it is of one alone. */
function budgetPathOf(
  { budget }: FinancialReport,
  { account }: ReportRow,
  { kind, fund }: ReportColumn,
  canSeeBudgets: boolean,
): string | undefined {
  if (!canSeeBudgets || (kind !== 'budget' && kind !== 'year-budget')) return undefined;
  const adopted = budget?.adopted ?? [];
  const its = fund === null ? adopted : adopted.filter((each) => each.fund.id === fund.id);
  const [only, other] = its;
  return only && !other ? reportPaths.budget(only.id, account?.id) : undefined;
}

/** A statement: every figure leads to its entries. Nothing is added up here. */
export function ReportTable({ report }: { report: FinancialReport }) {
  const t = useMessages(reportMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const titleOf = useColumnTitle();
  // Owners see sums that are published to them, not the entries behind them.
  const canOpen = useCan('Financial Reports View');
  const canSeeBudgets = useCan('Budget List View');
  const isNarrow = useLacksRoomBeside();
  const [chosen, choose] = useState<string | null>(null);
  const { columns, rows, basis, from, to, fund, journalNo, madeAt } = report;
  const places = columns.map((column, at) => ({ column, at }));
  const isChosen = isNarrow && columns.length > maxNarrow;
  const fallback = places.find(({ column }) => column.kind === 'total') ?? places[0];
  const shown = isChosen
    ? [places.find(({ column }) => column.key === chosen) ?? fallback].flatMap((place) => place ?? [])
    : places;
  const facts = { basis: t(`basis.${basis}`), no: journalNo, at: formats.moment(madeAt) };
  return (
    <CardBody>
      <Flex gap="3" rowGap="2" mb="4" flexWrap="wrap" alignItems="center">
        <Text size="sm" tone="muted">
          {from === null
            ? t('asOfText', { ...facts, day: formats.day(to) })
            : t('periodText', { ...facts, from: formats.day(from), to: formats.day(to) })}
        </Text>
        {fund === null ? null : (
          <Text size="sm" fontWeight="medium">
            {t('fundText', { fund: fund.name })}
          </Text>
        )}
        {report.report === 'profit' || report.report === 'budget' ? null : (
          <StatusBadge status={report.isBalanced ? 'ok' : 'danger'} isSentence>
            {t(`${report.isBalanced ? 'balanced' : 'unbalanced'}.${report.report}`)}
          </StatusBadge>
        )}
      </Flex>
      {isChosen ? (
        <Flex mb="3">
          <Choice
            label={t('column')}
            value={shown[0]?.column.key ?? ''}
            options={columns.map((column) => ({ value: column.key, label: titleOf(column) }))}
            onChange={choose}
          />
        </Flex>
      ) : null}
      <FigureTable
        caption={t(report.report)}
        isWhole
        head={[t('account'), ...shown.map(({ column }) => titleOf(column))]}
        rows={rows.map((row) => ({
          key: row.key,
          name:
            row.account !== null
              ? `${row.account.code} ${row.account.name}`
              : (row.fund?.name ?? (row.line === null ? '' : t(`line.${row.line}`))),
          isTotal: row.kind === 'total',
          isHeading: row.kind === 'heading',
          cells:
            row.kind === 'heading'
              ? []
              : shown.map(({ column, at }) => {
                  const amountMinor = row.cells[at] ?? null;
                  if (amountMinor === null) return { text: '–' };
                  if (column.kind === 'percent') return { text: formats.percent(amountMinor * 100, 1) };
                  // Most accounts are of one fund: what they don't have in the others stays out of sight.
                  if (amountMinor === 0 && row.kind === 'account')
                    return { text: column.side === null ? '–' : '' };
                  const predicate = entriesOf(report, row, column);
                  return {
                    text: formats.money(amountMinor, currency, 'parentheses'),
                    to:
                      predicate !== null && canOpen
                        ? reportPaths.entries(predicate)
                        : row.fund === null
                          ? budgetPathOf(report, row, column, canSeeBudgets)
                          : reportPaths.fundLoans(to),
                  };
                }),
        }))}
      />
    </CardBody>
  );
}
