import { useCommunity, useFormats, useLabels } from '@courtyard/common';
import { type ColumnKind, columnOf, type Columns, valueIn } from '@courtyard/contract/fields/columns';
import type { ReactNode } from 'react';
import { DayText, Missing, MomentText, Money } from './figures';

/** How the fields of one kind of record read, by their declaration. */
export interface FieldTexts<R, F extends string> {
  /** What the field is called. */
  label: (field: F) => string;
  /** Its value in the person's language and formats; null for none. */
  text: (row: R, field: F) => string | null;
  /** Its name and its value, "Next service 12/08/2026"; null for none. */
  named: (row: R, field: F) => string | null;
  /** Its value with the looks of its kind; a dash for none. */
  node: (row: R, field: F) => ReactNode;
  /** A number as a field of this kind reads: a sum of it. */
  amount: (kind: ColumnKind, value: number) => ReactNode;
  /** Names and values, for `Facts`. */
  facts: (row: R, ...fields: F[]) => { label: string; value: ReactNode }[];
}

export function useFieldTexts<R, F extends string>(columns: Columns<R, F>): FieldTexts<R, F> {
  const t = useLabels(columns.labels);
  const formats = useFormats();
  const { currency } = useCommunity();

  const text = (row: R, field: F): string | null => {
    const column = columnOf(columns, field);
    const value = valueIn(column, row);
    if (value === null) return null;
    switch (column.kind) {
      case 'text':
      case 'serial':
        return String(value);
      case 'number':
        return formats.number(Number(value));
      case 'share':
        return formats.percent(Number(value));
      case 'money':
        return formats.money(Number(value), currency);
      case 'day':
        return formats.day(String(value));
      case 'moment':
        return formats.moment(String(value));
      default:
        return t(`${field}.${value}`);
    }
  };

  const node = (row: R, field: F): ReactNode => {
    const column = columnOf(columns, field);
    const value = valueIn(column, row);
    const { kind } = column;
    if (value === null) return <Missing />;
    if (kind === 'money') return <Money amountMinor={Number(value)} currency={currency} />;
    if (kind === 'day') return <DayText day={String(value)} />;
    if (kind === 'moment') return <MomentText moment={String(value)} />;
    return text(row, field);
  };

  const named = (row: R, field: F) => {
    const value = text(row, field);
    return value === null ? null : `${t(field)} ${value}`;
  };

  const amount = (kind: ColumnKind, value: number): ReactNode => {
    if (kind === 'money') return <Money amountMinor={value} currency={currency} />;
    return kind === 'share' ? formats.percent(value) : formats.number(value);
  };

  const facts = (row: R, ...fields: F[]) =>
    fields.map((field) => ({ label: t(field), value: node(row, field) }));

  return { label: t, text, named, node, amount, facts };
}
