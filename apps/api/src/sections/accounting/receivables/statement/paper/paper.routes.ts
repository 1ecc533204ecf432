import { paperRoutes } from '@courtyard/contract/accounting/receivables/statement/paper';
import {
  implement,
  implementStream,
  type Module,
  type StreamCall,
} from '../../../../../platform/http/implement';
import { notFound } from '../../../../../platform/http/problem';
import type { ReadContext } from '../../../../../platform/section/call-context';
import { getInvoice } from '../../invoice/invoice.service';
import { getPayment } from '../../payment/payment-details';
import { myStatements, unitStatement } from '../statement.service';
import { getBillingSetting, updateBillingSetting } from './billing-setting.service';
import { invoicePaper } from './invoice-paper';
import { isOwnInvoice, isOwnPayment } from './own-papers.sql';
import { receiptPaper } from './receipt-paper';
import { pdfHeaders, readerOf, type Sheet, sheetFor } from './sheet-head';
import { statementPaper } from './statement-paper';

type Asked = Pick<StreamCall, 'platform' | 'tenant' | 'section' | 'reply' | 'tell'> &
  Pick<ReadContext, 'caller'>;
type Context = ReadContext & Pick<StreamCall, 'tell'>;

/** Reads what a paper is of in a short transaction, and draws it after that. */
async function paperOf<T>(
  call: Asked,
  read: (context: Context) => Promise<{ name: string; record: T }>,
  draw: (sheet: Sheet, record: T) => Promise<Buffer>,
): Promise<Buffer> {
  const { platform, tenant, reply } = call;
  const { name, record, sheet } = await platform.inTenant(
    tenant.id,
    async (tx) => {
      const context = { ...call, tx };
      return { ...(await read(context)), sheet: await sheetFor(context, await readerOf(context)) };
    },
    { readOnly: true },
  );
  void reply.headers(pdfHeaders(name));
  return draw(sheet, record);
}

const invoiceOf = async (context: Context, invoiceId: string) => {
  const record = await getInvoice(context, invoiceId);
  return { name: `invoice-${record.number}`, record };
};

const paymentOf = async (context: Context, paymentId: string) => {
  const record = await getPayment(context, paymentId);
  return { name: `receipt-${record.number}`, record };
};

export const paperModule: Module = () => [
  implementStream(paperRoutes.invoicePaper, (call) =>
    paperOf(call, (context) => invoiceOf(context, call.params.invoiceId), invoicePaper),
  ),
  implementStream(paperRoutes.receiptPaper, (call) =>
    paperOf(call, (context) => paymentOf(context, call.params.paymentId), receiptPaper),
  ),
  implementStream(paperRoutes.statementPaper, (call) =>
    paperOf(
      call,
      async (context) => ({
        name: 'statement',
        record: await unitStatement(context, call.params.propertyId),
      }),
      (sheet, statement) => statementPaper(sheet, statement),
    ),
  ),
  implementStream(paperRoutes.myInvoicePaper, (call) =>
    paperOf(
      call,
      async (context) => {
        if (!(await isOwnInvoice(context, call.params.invoiceId))) throw notFound('invoice');
        return invoiceOf(context, call.params.invoiceId);
      },
      invoicePaper,
    ),
  ),
  implementStream(paperRoutes.myReceiptPaper, (call) =>
    paperOf(
      call,
      async (context) => {
        if (!(await isOwnPayment(context, call.params.paymentId))) throw notFound('payment');
        return paymentOf(context, call.params.paymentId);
      },
      receiptPaper,
    ),
  ),
  implementStream(paperRoutes.myStatementPaper, (call) =>
    paperOf(
      call,
      async (context) => {
        const own = await myStatements(context);
        const record = own.find(({ property }) => property.id === call.params.propertyId);
        if (!record) throw notFound('property');
        return { name: 'statement', record };
      },
      (sheet, statement) => statementPaper(sheet, statement),
    ),
  ),
  implement(paperRoutes.billingSetting, async (call) => ({ data: await getBillingSetting(call) })),
  implement(paperRoutes.updateBillingSetting, async (call) => ({
    data: await updateBillingSetting(call, call.body),
  })),
];
