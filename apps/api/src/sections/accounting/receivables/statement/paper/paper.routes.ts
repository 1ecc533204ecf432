import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import { addDays, laterDay } from '@courtyard/contract/days';
import { paperRoutes } from '@courtyard/contract/accounting/receivables/statement/paper';
import {
  implement,
  implementStream,
  type Module,
  type StreamCall,
} from '../../../../../platform/http/implement';
import { notFound } from '../../../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../../../platform/section/call-context';
import { getInvoice } from '../../invoice/invoice.service';
import { getPayment } from '../../payment/payment-details';
import { myStatements, unitStatement } from '../statement.service';
import { getBillingSetting, updateBillingSetting } from './billing-setting.service';
import { invoicePaper } from './invoice-paper';
import { isOwnInvoice, isOwnPayment } from './own-papers.sql';
import { mailToOf } from './parts/mail-to.sql';
import { receiptPaper } from './receipt-paper';
import { pdfHeaders, readerOf, type Sheet, sheetFor } from './sheet-head';
import { statementPaper } from './statement-paper';

type Asked = Pick<StreamCall, 'platform' | 'tenant' | 'section' | 'reply' | 'translate'> &
  Pick<ReadContext, 'caller'>;
type Context = ReadContext & Pick<StreamCall, 'translate'>;

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

/** Whose mailing address a paper has: the association's copy that of an owner, an owner's their own. */
type Reader = 'owners' | { memberId: string | null };

const invoiceOf = async (context: Context, invoiceId: string, of: Reader) => {
  const invoice = await getInvoice(context, invoiceId);
  const unit = {
    propertyId: invoice.property.id,
    day: invoice.issuedOn,
    of,
    today: laterDay(invoice.issuedOn, todayOf(context)),
  };
  return {
    name: `invoice-${invoice.number}`,
    record: { invoice, address: await mailToOf(context.tx, unit) },
  };
};

const statementFor = async ({ tx }: Context, statement: UnitStatement, of: Reader) => ({
  name: 'statement',
  record: {
    statement,
    address: await mailToOf(tx, {
      propertyId: statement.property.id,
      day: statement.former === null ? statement.at : addDays(statement.former.until, -1),
      of,
      isFormer: statement.former !== null,
    }),
  },
});

const drawInvoice = (sheet: Sheet, { invoice, address }: { invoice: Invoice; address: string[] }) =>
  invoicePaper(sheet, invoice, address);
const drawStatement = (
  sheet: Sheet,
  { statement, address }: { statement: UnitStatement; address: string[] },
) => statementPaper(sheet, statement, { address });

const paymentOf = async (context: Context, paymentId: string) => {
  const record = await getPayment(context, paymentId);
  return { name: `receipt-${record.number}`, record };
};

export const paperModule: Module = () => [
  implementStream(paperRoutes.invoicePaper, (call) =>
    paperOf(call, (context) => invoiceOf(context, call.params.invoiceId, 'owners'), drawInvoice),
  ),
  implementStream(paperRoutes.receiptPaper, (call) =>
    paperOf(call, (context) => paymentOf(context, call.params.paymentId), receiptPaper),
  ),
  implementStream(paperRoutes.statementPaper, (call) =>
    paperOf(
      call,
      async (context) =>
        statementFor(context, await unitStatement(context, call.params.propertyId), 'owners'),
      drawStatement,
    ),
  ),
  implementStream(paperRoutes.myInvoicePaper, (call) =>
    paperOf(
      call,
      async (context) => {
        if (!(await isOwnInvoice(context, call.params.invoiceId))) throw notFound('invoice');
        return invoiceOf(context, call.params.invoiceId, context.caller);
      },
      drawInvoice,
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
        return statementFor(context, record, context.caller);
      },
      drawStatement,
    ),
  ),
  implement(paperRoutes.billingSetting, async (call) => ({ data: await getBillingSetting(call) })),
  implement(paperRoutes.updateBillingSetting, async (call) => ({
    data: await updateBillingSetting(call, call.body),
  })),
];
