import { dayAt, laterDay } from '@courtyard/contract/days';
import type { WriteLetter } from '../../letter/letter-kind';
import { mailToOf } from '../../statement/paper/parts/mail-to.sql';
import { invoicePaper } from '../../statement/paper/invoice-paper';
import { getInvoice } from '../invoice.service';
import { invoiceLetterOf } from './invoice-letter.texts';

/** An invoice, or a reminder of it, as it stands now. */
export const writeInvoiceLetter: WriteLetter = async (context, { kind, invoiceId, recipient }) => {
  if ((kind !== 'invoice' && kind !== 'reminder') || invoiceId === null) return null;
  const invoice = await getInvoice(context, invoiceId);
  const { language, link, platform, tenant, tx } = context;
  const { property, issuedOn } = invoice;
  const today = laterDay(issuedOn, dayAt(platform.clock(), tenant.timeZone));
  const address = await mailToOf(tx, {
    propertyId: property.id,
    day: issuedOn,
    of: { memberId: null },
    today,
  });
  return {
    letter: invoiceLetterOf(language, kind, { invoice, currency: tenant.currency, recipient, link }),
    fileName: `${kind}-${invoice.number}`,
    draw: (sheet) => invoicePaper(sheet, invoice, address),
  };
};
