import type { Language } from '@courtyard/contract/fields/labels';
import { formatDay, formatMoment, formatMoney, formatNumber, formatSpan } from '@courtyard/contract/formats';
import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import { quantityScale } from '@courtyard/contract/service-requests/work-order/work-order.values';
import { workOrderLabels as labels } from '@courtyard/contract/service-requests/work-order/work-order.labels';
import { messagesIn } from '@courtyard/contract/messages';
import { documentPdf, type PdfPart } from '../../../../platform/mail/paper/document-pdf';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { workOrderMessages } from './work-order-texts';

interface Printing {
  tenant: Tenant;
  language: Language;
}

/** Paper is read by others than who prints it: the month is a word, so that a date is read in one way. */
const settingsOf = ({ tenant, language }: Printing) => ({
  language,
  timeZone: tenant.timeZone,
  dateFormat: language === 'es' ? 'D MMM YYYY' : 'MMM D, YYYY',
});

function factsPart(order: WorkOrder, printing: Printing): PdfPart {
  const { tenant, language } = printing;
  const settings = settingsOf(printing);
  const facts: (readonly [string, string | null])[] = [
    [labels.state[language], labels[`state.${order.state}`][language]],
    [labels.worker[language], order.worker?.name ?? null],
    [labels.place[language], [order.place?.name, order.location].filter(Boolean).join(', ') || null],
    [labels.priority[language], labels[`priority.${order.priority}`][language]],
    [labels.dueOn[language], order.dueOn && formatDay(order.dueOn, settings)],
    [
      labels.estimateMinor[language],
      order.estimateMinor === null ? null : formatMoney(order.estimateMinor, tenant.currency, { language }),
    ],
  ];
  return { facts: facts.filter((fact): fact is readonly [string, string] => fact[1] !== null) };
}

function linesPart({ lines, totalMinor }: WorkOrder, { tenant, language }: Printing): PdfPart[] {
  if (lines.length === 0) return [];
  const money = (minor: number) => formatMoney(minor, tenant.currency, { language });
  const quantity = (thousandths: number) =>
    formatNumber(thousandths / quantityScale, { language, timeZone: tenant.timeZone, dateFormat: '' });
  return [
    { heading: labels.lines[language] },
    {
      table: {
        head: [labels.description, labels.quantity, labels.unitMinor, labels.amountMinor].map(
          (label) => label[language],
        ),
        rows: lines.map((line) => [
          line.description,
          quantity(line.quantityThousandths),
          money(line.unitMinor),
          money(line.amountMinor),
        ]),
        foot: [[messagesIn(workOrderMessages, language)('paper.total'), '', '', money(totalMinor)]],
      },
    },
  ];
}

const listPart = (heading: string, list: readonly string[]): PdfPart[] =>
  list.length === 0 ? [] : [{ heading }, { list }];

/** A work order on paper, in a language of who asks: what is to be done, what was done, and lines to sign on. */
export function workOrderPdf(order: WorkOrder, printing: Printing): Promise<Buffer> {
  const { tenant, language } = printing;
  const t = messagesIn(workOrderMessages, language);
  const title = t('paper.title', { number: order.number });
  const settings = settingsOf(printing);
  const visits = order.visits.filter(({ state }) => state !== 'cancelled');
  const signedText = ({ name, signedAt }: NonNullable<WorkOrder['signOff']>) => {
    const at = formatMoment(signedAt, settings);
    return name === null ? t('paper.signed', { at }) : t('paper.signedBy', { name, at });
  };
  const isPlain = (text: string | null): text is string => text !== null;
  return documentPdf({
    title: `${title}: ${order.title}`,
    subtitle: tenant.name,
    footer: `${tenant.name} · ${title}`,
    language,
    parts: [
      factsPart(order, printing),
      ...[order.description].filter(isPlain),
      ...listPart(
        t('paper.visits'),
        visits.map((visit) => formatSpan(visit, settings)),
      ),
      ...listPart(
        labels.checks[language],
        order.checks.map(({ text, doneAt }) =>
          t(doneAt === null ? 'paper.open' : 'paper.done', { check: text }),
        ),
      ),
      ...linesPart(order, printing),
      ...(order.workNote === null ? [] : [{ heading: labels.workNote[language] }, order.workNote]),
      ...(order.signOff === null
        ? [{ signatures: [t('paper.worker'), t('paper.client')] }]
        : [signedText(order.signOff)]),
    ],
  });
}
