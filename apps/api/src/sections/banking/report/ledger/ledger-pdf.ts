import type { GeneralLedger, LedgerAccount } from '@courtyard/contract/banking/report/ledger';
import type { LedgerRow } from '@courtyard/contract/banking/report/ledger.columns';
import { reportLabels } from '@courtyard/contract/banking/report/report.labels';
import { entryKindText } from '@courtyard/contract/bookkeeping/account/entry-kind.labels';
import { formatDay, formatMoney } from '@courtyard/contract/formats';
import { type PaperOf, subtitleOf } from '../../../../ledger';
import { msg } from '../../../../platform/http/language/sentence';
import { invalid } from '../../../../platform/http/problem';
import { documentPdf } from '../../../../platform/mail/paper/document-pdf';
import type { ReadingContext } from '../../../../platform/section/call-context';
import { generalLedger, type LedgerQuery, linesOfLedger } from './general-ledger';

/** Lines that a PDF takes: about a hundred pages. */
export const maxPdfLines = 5000;

interface LedgerPaper {
  ledger: GeneralLedger;
  /** In the order of the accounts. */
  lines: ReadonlyMap<string, readonly LedgerRow[]>;
  fund: GeneralLedger['funds'][number] | null;
}

/** The ledger with its lines. Throws a Problem, 422, for more than a PDF takes. */
export async function ledgerPaper(context: ReadingContext, query: LedgerQuery): Promise<LedgerPaper> {
  const ledger = await generalLedger(context, query);
  if (ledger.totals.lines > maxPdfLines)
    throw invalid({
      from: msg`The PDF is limited to ${maxPdfLines} lines. Choose a shorter period or one account, or export to CSV or XLSX.`,
    });
  const lines = new Map<string, LedgerRow[]>(ledger.accounts.map(({ code }) => [code, []]));
  for await (const line of linesOfLedger(context, query, ledger)) lines.get(line.accountCode)?.push(line);
  return { ledger, lines, fund: ledger.funds.find(({ id }) => id === query.fundId) ?? null };
}

/** The general ledger as PDF, in the community’s language: a table for each account. */
export function ledgerPdf(tenant: PaperOf, { ledger, lines, fund }: LedgerPaper): Promise<Buffer> {
  const { language, currency, dateFormat, name: community } = tenant;
  const money = (amountMinor: number) =>
    formatMoney(amountMinor, currency, { language, negative: 'parentheses' });
  const label = (name: keyof typeof reportLabels) => reportLabels[name][language];
  const sides = (amountMinor: number) =>
    amountMinor > 0 ? [money(amountMinor), ''] : ['', money(-amountMinor)];
  const lineOf = (line: LedgerRow) => [
    [
      formatDay(line.date, { language, dateFormat }),
      `${line.no}`,
      line.memo ?? entryKindText(line.kind, language),
      line.fundCode,
    ].join(' · '),
    ...sides(line.amountMinor),
    money(line.balanceMinor),
  ];
  const tableOf = ({ code, name, openingMinor, debitMinor, creditMinor, closingMinor }: LedgerAccount) => ({
    table: {
      head: [`${code} ${name}`, label('side.debit'), label('side.credit'), label('balanceMinor')],
      rows: [[label('openingMinor'), '', '', money(openingMinor)], ...(lines.get(code) ?? []).map(lineOf)],
      foot: [[label('closingMinor'), money(debitMinor), money(creditMinor), money(closingMinor)]],
    },
  });
  const title = label('ledger');
  return documentPdf({
    title,
    subtitle: subtitleOf(tenant, { ...ledger, fund }),
    footer: `${community} · ${title}`,
    language,
    parts: ledger.accounts.map(tableOf),
  });
}
