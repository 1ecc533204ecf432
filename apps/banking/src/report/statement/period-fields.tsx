import { choicesOf, useMessages, useToday } from '@courtyard/common';
import type { FinancialReport } from '@courtyard/contract/banking/report/report';
import { profitColumns } from '@courtyard/contract/banking/report/report.values';
import { Choice, DayChoice } from '@courtyard/ui/data';
import { FundChoice } from '../fund-choice';
import { reportMessages } from '../report.messages';
import { useReportQuery } from '../use-report-query';

type Parameter = 'from' | 'to' | 'columns' | 'fundId' | 'method';

/** What a statement of a period is asked for, as the address has it. */
export function usePeriodQuery() {
  const state = useReportQuery<Parameter>();
  const { params, dayOf } = state;
  const columns = profitColumns.find((each) => each === params.get('columns')) ?? 'funds';
  const [from, to, fundId] = [dayOf('from'), dayOf('to'), params.get('fundId')];
  const period = {
    columns,
    ...(from && { from }),
    ...(to && { to }),
    ...(fundId && columns !== 'funds' && { fundId }),
  };
  return { ...state, period };
}

interface PeriodFieldsProps {
  state: ReturnType<typeof usePeriodQuery>;
  /** For the first day and the funds where the address has none. */
  report: FinancialReport | undefined;
}

/** The dates of a statement and its columns; where those are not the funds, the fund. */
export function PeriodFields({ state: { period, set }, report }: PeriodFieldsProps) {
  const t = useMessages(reportMessages);
  const today = useToday();
  const { from, to, columns, fundId } = period;
  return (
    <>
      <DayChoice label={t('from')} at={from ?? report?.from ?? ''} onChange={(day) => set({ from: day })} />
      <DayChoice label={t('to')} at={to ?? today} onChange={(day) => set({ to: day })} />
      <Choice
        label={t('columns')}
        value={columns}
        options={choicesOf(t, 'columns', profitColumns)}
        onChange={(value) => set({ columns: value === 'funds' ? '' : value })}
      />
      {columns === 'funds' ? null : (
        <FundChoice
          funds={report?.funds ?? []}
          fundId={fundId ?? null}
          onChange={(value) => set({ fundId: value })}
        />
      )}
    </>
  );
}
