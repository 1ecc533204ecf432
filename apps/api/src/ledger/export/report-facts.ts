import { reportFactLabels } from '@courtyard/contract/bookkeeping/account/report-facts.labels';
import type { Language } from '@courtyard/contract/fields/labels';
import { fileDateFormat, formatDay, type FormatSettings, formatMoment } from '@courtyard/contract/formats';
import type { ReadingContext } from '../../platform/section/call-context';
import type { Tenant } from '../../platform/tenancy/tenant';
import { lastEntryNo } from '../chain/last-entry';
import type { ThroughEntry } from '../queries/balances-through.sql';
import type { Basis } from '../queries/basis';

/** What every report says of itself, so that whoever makes it again through this journal entry gets the same figures. */
export interface ReportFacts {
  basis: Basis;
  journalNo: number;
  madeAt: string;
}

/** The dates of a report and the fund whose entries count; null: from the beginning of the books, and all funds. */
export interface ReportScope {
  from: string | null;
  to: string;
  fund: { name: string } | null;
}

/**
 * In the transaction of the report’s figures, which sees the books as of one moment. Throws a Problem, 422, for a journal entry that
 * there is not.
 */
export async function factsOfReport(
  { tx, platform }: ReadingContext,
  basis: Basis,
  { journalNo }: ThroughEntry = {},
): Promise<ReportFacts> {
  return { basis, journalNo: await lastEntryNo(tx, journalNo), madeAt: platform.clock().toISOString() };
}

/** How dates are written: in the format of the reader in a PDF, in one that programs read in a file. */
export type Dated = Pick<FormatSettings, 'language' | 'dateFormat'>;

export const inFiles = (language: Language): Dated => ({ language, dateFormat: fileDateFormat });

/** One date, or the first and the last of a period. */
export const datesText = (from: string | null, to: string, settings: Dated = inFiles('en')): string =>
  [from, to].flatMap((day) => (day === null ? [] : [formatDay(day, settings)])).join(' – ');

/** The community whose report it is, and the reader's format of dates. */
export type PaperOf = Pick<Tenant, 'name' | 'language' | 'timeZone' | 'currency'> & { dateFormat: string };

/** What is printed below the title of every report: whose it is, of which dates and fund, in which basis, through which journal entry. */
export function subtitleOf(
  { name, language, timeZone, dateFormat }: PaperOf,
  {
    basis,
    journalNo,
    madeAt,
    from,
    to,
    fund = null,
  }: ReportFacts & Omit<ReportScope, 'fund'> & Partial<Pick<ReportScope, 'fund'>>,
): string {
  const label = (key: keyof typeof reportFactLabels) => reportFactLabels[key][language];
  return [
    name,
    `${label(from === null ? 'asOf' : 'period')}: ${datesText(from, to, { language, dateFormat })}`,
    ...(fund === null ? [] : [`${label('fund')}: ${fund.name}`]),
    `${label('basis')}: ${label(`basis.${basis}`)}`,
    `${label('journalNo')}: ${journalNo} · ${formatMoment(madeAt, { language, dateFormat, timeZone })}`,
  ].join('\n');
}
