import { z } from 'zod';
import type { Job } from '../../../../../platform/core/services';
import type { Platform } from '../../../../../platform/core/platform';
import type { Tx } from '../../../../../platform/database/database';
import { languagesOf } from '../../../../../platform/tenancy/preferences/preferences.sql';
import type { Tenant } from '../../../../../platform/tenancy/tenant';
import { invoicePaper } from '../../statement/paper/invoice-paper';
import { sheetFor } from '../../statement/paper/sheet-head';
import { ownPage } from '../invoice-notifications';
import { getInvoice } from '../invoice.service';
import { invoiceLetterOf } from './invoice-letter.words';
import { invoiceLetterJobName } from './send-invoice.service';

const payload = z.object({ tenantId: z.string(), letterId: z.string() });

const waitingLetter = (tx: Tx, letterId: string) =>
  tx
    .selectFrom('invoiceLetter')
    .select(['id', 'invoiceId', 'kind', 'recipient', 'toAddress'])
    .where('id', '=', letterId)
    .where('mailId', 'is', null);

/** Draws a letter's paper as the invoice stands now: outside of the transaction that mails it. Null where it was mailed before. */
async function draw(platform: Platform, tenant: Tenant, letterId: string) {
  const read = await platform.inTenant(
    tenant.id,
    async (tx) => {
      const letter = await waitingLetter(tx, letterId).executeTakeFirst();
      if (!letter) return null;
      const context = { tx, tenant, platform };
      const language = (await languagesOf(tx, [letter.toAddress])).get(letter.toAddress) ?? tenant.language;
      const invoice = await getInvoice({ ...context, tell: String }, letter.invoiceId);
      return { letter, language, invoice, sheet: await sheetFor(context, { language }) };
    },
    { readOnly: true },
  );
  return read && { ...read, content: await invoicePaper(read.sheet, read.invoice) };
}

/** Mails an invoice to one of its owners, with its paper. Run twice it mails once. */
export const invoiceLetterJob: Job = {
  name: invoiceLetterJobName,
  title: { en: 'Mail an invoice', es: 'Enviar una factura por correo' },
  async run(given, platform) {
    const { tenantId, letterId } = payload.parse(given);
    const tenant = await platform.tenants.byId(tenantId);
    if (!tenant) return;
    const drawn = await draw(platform, tenant, letterId);
    if (!drawn) return;
    const { letter, language, invoice, content } = drawn;
    await platform.inTenant(tenantId, async (tx) => {
      const held = await waitingLetter(tx, letterId).forUpdate().executeTakeFirst();
      if (!held) return;
      const link = `${platform.tenants.addressOf(tenant)}${ownPage}`;
      const { recipient, toAddress: to, kind } = letter;
      const written = invoiceLetterOf(language, kind, {
        invoice,
        currency: tenant.currency,
        recipient,
        link,
      });
      const name = `${kind}-${invoice.number}.pdf`;
      const mailId = await platform.mail.send(tx, {
        ...written,
        tenantId,
        to,
        language,
        attachments: [{ name, mediaType: 'application/pdf', content }],
      });
      await tx.updateTable('invoiceLetter').set({ mailId }).where('id', '=', letterId).execute();
    });
  },
};
