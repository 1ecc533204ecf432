import type { OwnerLetter } from '@courtyard/contract/accounting/receivables/letter/owner-letter';
import { dayAt } from '@courtyard/contract/days';
import type { Platform } from '../../../../platform/core/platform';
import type { Tx } from '../../../../platform/database/database';
import { textIn } from '../../../../platform/http/language/sentence';
import { sentencesOf } from '../../../../platform/http/language/sentences-of';
import { languagesOf } from '../../../../platform/tenancy/preferences/preferences.sql';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { ownPage } from '../invoice/invoice-notifications';
import { writeInvoiceLetter } from '../invoice/letter/write-invoice-letter';
import { writeReceiptLetter } from './receipt/write-receipt-letter';
import { writeStatementLetter } from '../statement/mailing/write-statement-letter';
import { sheetFor } from '../statement/paper/sheet-head';
import type { WriteLetter } from './letter-kind';
import { type AskedLetter, waitingEmail, withhold } from './owner-letter.sql';
import { hasAccount } from './readers.sql';
import { stillWantedName, whyNot } from './still-wanted';

const writers: Record<OwnerLetter['kind'], WriteLetter> = {
  invoice: writeInvoiceLetter,
  reminder: writeInvoiceLetter,
  receipt: writeReceiptLetter,
  statement: writeStatementLetter,
};

/** Says why a letter that waits is not mailed. Gives whether it is. */
async function isWanted(tx: Tx, platform: Platform, tenant: Tenant, asked: AskedLetter): Promise<boolean> {
  const reason = await whyNot(tx, asked, dayAt(platform.clock(), tenant.timeZone));
  if (reason !== null) await withhold(tx, asked.id, reason);
  return reason === null;
}

/** Writes a letter as things stand now, outside of the transaction that mails it. Null where there is none to write. */
async function write(platform: Platform, tenant: Tenant, letterId: string) {
  const read = await platform.inTenant(tenant.id, async (tx) => {
    const asked = await waitingEmail(tx, letterId).executeTakeFirst();
    if (!asked || !(await isWanted(tx, platform, tenant, asked))) return null;
    const { kind, toAddress } = asked;
    const language = (await languagesOf(tx, [toAddress])).get(toAddress) ?? tenant.language;
    const spanish = sentencesOf(platform.sections);
    const written = await writers[kind](
      {
        tx,
        platform,
        tenant,
        language,
        translate: (text) => textIn(text, language, spanish),
        link: (await hasAccount(tx, toAddress)) ? `${platform.tenants.addressOf(tenant)}${ownPage}` : null,
      },
      asked,
    );
    if (written === null) await withhold(tx, letterId, 'unreachable');
    return written && { ...written, language, sheet: await sheetFor({ tx, tenant, platform }, { language }) };
  });
  return read && { ...read, content: await read.draw(read.sheet) };
}

/** Mails a letter with its paper. Run twice, or by two at once, it mails once. */
export async function mailLetter(platform: Platform, tenant: Tenant, letterId: string): Promise<void> {
  const written = await write(platform, tenant, letterId);
  if (!written) return;
  const { letter, language, fileName, content } = written;
  await platform.inTenant(tenant.id, async (tx) => {
    const asked = await waitingEmail(tx, letterId).forUpdate().executeTakeFirst();
    if (!asked || !(await isWanted(tx, platform, tenant, asked))) return;
    const mailId = await platform.mail.send(tx, {
      ...letter,
      tenantId: tenant.id,
      to: asked.toAddress,
      language,
      attachments: [{ name: `${fileName}.pdf`, mediaType: 'application/pdf', content }],
      checkedBy: stillWantedName,
    });
    await tx.updateTable('ownerLetter').set({ mailId }).where('id', '=', letterId).execute();
  });
}

/** Says of a letter that its paper could not be made, so that it is not waited for. */
export const giveUp = (platform: Platform, tenant: Tenant, letterId: string) =>
  platform.inTenant(tenant.id, async (tx) => {
    const asked = await waitingEmail(tx, letterId).forUpdate().executeTakeFirst();
    if (asked) await withhold(tx, letterId, 'not-drawn');
  });
