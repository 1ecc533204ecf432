import { entryKindText } from '@courtyard/contract/bookkeeping/account/entry-kind.labels';
import type { CloseReport } from '@courtyard/contract/bookkeeping/period/close-report';
import { periodLabels } from '@courtyard/contract/bookkeeping/period/period.labels';
import { agingBuckets } from '@courtyard/contract/bookkeeping/period/period.values';
import { defineMessages, messagesIn, type TranslateOf } from '@courtyard/contract/messages';
import { formatDay, formatMoment, formatMoney, formatMonth } from '@courtyard/contract/formats';
import { documentPdf, type PdfPart } from '../../../../platform/mail/paper/document-pdf';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import en from './close-report.en.json';
import es from './close-report.es.json';
import { sumsOf } from './roll-forward.rules';

const messages = defineMessages({ en, es });

/** Whose report it is, and how its reader writes dates. */
type Of = Pick<Tenant, 'name' | 'language' | 'timeZone' | 'currency'> & { dateFormat: string };

interface Told {
  report: CloseReport;
  t: TranslateOf<typeof messages>;
  language: Of['language'];
  money(amountMinor: number): string;
}

const settingsOf = ({ language, timeZone, dateFormat }: Of) => ({ language, timeZone, dateFormat });

function trialBalance(
  { report, t, money, language }: Told,
  settings: ReturnType<typeof settingsOf>,
): PdfPart[] {
  const amount = (amountMinor: number) => (amountMinor > 0 ? money(amountMinor) : '');
  return report.funds.flatMap(({ id, name }): PdfPart[] => {
    const rows = report.trialBalance.filter(({ fundId }) => fundId === id);
    if (rows.length === 0) return [];
    const { debitMinor, creditMinor } = sumsOf(rows, id);
    return [
      { heading: `${t('trialBalance', { day: formatDay(report.to, { ...settings, language }) })} · ${name}` },
      {
        table: {
          head: [t('account'), t('debit'), t('credit')],
          rows: rows.map((row) => [
            `${row.code} ${row.name}`,
            amount(row.balanceMinor),
            amount(-row.balanceMinor),
          ]),
          foot: [[t('total'), money(debitMinor), money(creditMinor)]],
        },
      },
    ];
  });
}

function fundsPart({ report, t, money }: Told): PdfPart[] {
  const lines = [
    [t('opening'), 'openingMinor'],
    [t('income'), 'incomeMinor'],
    [t('expense'), 'expenseMinor'],
    [t('transfer'), 'transferMinor'],
    [t('direct'), 'directMinor'],
  ] as const;
  const feet = [
    [t('closing'), 'closingMinor'],
    [t('assets'), 'assetsMinor'],
    [t('liabilities'), 'liabilitiesMinor'],
    [t('difference'), 'differenceMinor'],
  ] as const;
  const all = report.fundRollForwards;
  const row = ([name, field]: (typeof lines | typeof feet)[number]) => [
    name,
    ...all.map((of) => money(of[field])),
  ];
  const nameOf = (fundId: string) => report.funds.find(({ id }) => id === fundId)?.name ?? '';
  return [
    { heading: t('funds') },
    {
      table: {
        head: ['', ...all.map(({ fundId }) => nameOf(fundId))],
        rows: lines.map(row),
        foot: feet.map(row),
      },
    },
  ];
}

function listings({ report, t, money, language }: Told): PdfPart[] {
  const nameOf = (fundId: string) => report.funds.find(({ id }) => id === fundId)?.name ?? '';
  return report.rollForwards.flatMap((of): PdfPart[] => {
    const what = periodLabels[`subledger.${of.subledger}`][language];
    const title = `${what} · ${nameOf(of.fundId)}`;
    return [
      { heading: title },
      {
        table: {
          head: ['', t('balance')],
          rows: [
            [t('opening'), money(of.openingMinor)],
            ...of.movements.map(({ kind, amountMinor }) => [
              entryKindText(kind, language),
              money(amountMinor),
            ]),
          ],
          foot: [
            [t('closing'), money(of.closingMinor)],
            [t('items'), money(of.itemsMinor)],
            [t('control'), money(of.controlMinor)],
            [t('difference'), money(of.differenceMinor)],
          ],
        },
      },
      {
        table: {
          head: [
            t('aging', { what }),
            ...agingBuckets.map((bucket) => periodLabels[`bucket.${bucket}`][language]),
          ],
          rows: [[nameOf(of.fundId), ...agingBuckets.map((bucket) => money(of.aging[bucket]))]],
        },
      },
    ];
  });
}

function chainPart({ report: { closed, verifyCommand }, t }: Told): PdfPart[] {
  if (closed === null) return [];
  return [
    { heading: t('chain') },
    t('chainText'),
    {
      facts: [
        [t('headNo'), String(closed.head.no)],
        [t('headHash'), closed.head.hash],
        ...(verifyCommand === null ? [] : [[t('command'), verifyCommand] as const]),
      ],
    },
  ];
}

/** The close report of a month as PDF, in the community's language. */
export function closeReportPdf(tenant: Of, report: CloseReport): Promise<Buffer> {
  const { language, currency, name: community } = tenant;
  const settings = settingsOf(tenant);
  const t = messagesIn(messages, language);
  const money = (amountMinor: number) =>
    formatMoney(amountMinor, currency, { language, negative: 'parentheses' });
  const told: Told = { report, t, language, money };
  const title = t('title', { month: formatMonth(report.from, settings) });
  const { closed, head } = report;
  const bankRows = report.banks.map(({ code, name, balanceMinor }) => [
    `${code} ${name}`,
    money(balanceMinor),
  ]);
  return documentPdf({
    title,
    subtitle: [
      community,
      closed === null ? t('open') : t('closedBy', { name: closed.by, at: formatMoment(closed.at, settings) }),
      t('basis'),
      t('madeAt', { at: formatMoment(report.madeAt, settings), entry: head.no }),
    ].join('\n'),
    footer: `${community} · ${title}`,
    language,
    parts: [
      ...chainPart(told),
      ...fundsPart(told),
      ...listings(told),
      ...(bankRows.length === 0
        ? []
        : [{ heading: t('banks') }, { table: { head: [t('account'), t('balance')], rows: bankRows } }]),
      ...trialBalance(told, settings),
    ],
  });
}
