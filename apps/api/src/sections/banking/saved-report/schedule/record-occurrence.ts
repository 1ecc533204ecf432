import { datesOf } from '@courtyard/contract/banking/saved-report/relative-period.rules';
import { nextSending } from '@courtyard/contract/banking/saved-report/schedule.rules';
import { addDays, laterDay } from '@courtyard/contract/days';
import { dateFormats } from '@courtyard/contract/formats';
import { changeOf } from '../../../../platform/audit/audit';
import type { MailAttachment } from '../../../../platform/core/services';
import type { Tx } from '../../../../platform/database/database';
import { recordChange, todayOf } from '../../../../platform/section/call-context';
import type { ClockContext } from '../../../../platform/section/jobs/clock-context';
import { languagesOf } from '../../../../platform/tenancy/preferences/preferences.sql';
import { datesText } from '../../../../ledger';
import { yearBegins } from '../../../bookkeeping';
import { savedReportUrl } from '../saved-report-url';
import {
  deliveryOfMail,
  type DueOccurrence,
  type HeldReport,
  type Recipient,
  recipientsNow,
} from './due-reports.sql';
import { reportEmail } from './report-email.texts';
import { reportFailed, reportWithheld } from './report-notifications';
import type { EmailCheck } from '../../../../platform/section/define-section';

export const stillReaderName = 'banking.scheduled-report';

/** Asked at each attempt to deliver: who lost the permission while the email was queued gets none. */
export const stillReader: EmailCheck = async ({ tx, mailId }) => {
  const delivery = await deliveryOfMail(tx, mailId);
  const withheld = delivery?.withheld ?? null;
  if (withheld === null) return true;
  await tx.updateTable('reportDelivery').set({ withheld }).where('mailId', '=', mailId).execute();
  return false;
};

/** A schedule that nobody carried out for longer than this many days begins again with the next day that comes. */
const lateDays = 31;

/** Notes an occurrence as it came out, and has the schedule wait for the next one. */
async function note(
  { tx, tenant, platform }: ClockContext,
  held: HeldReport,
  { occursOn, isRetry }: DueOccurrence,
  outcome: { state: 'sent' | 'failed' | 'skipped'; reason: string | null },
): Promise<void> {
  const written = { ...outcome, retry: false, at: platform.clock() };
  await tx
    .insertInto('reportOccurrence')
    .values({ tenantId: tenant.id, savedReportId: held.id, occursOn, ...written })
    .onConflict((same) => same.columns(['tenantId', 'savedReportId', 'occursOn']).doUpdateSet(written))
    .execute();
  if (isRetry) return;
  const after = laterDay(occursOn, addDays(todayOf({ platform, tenant }), -lateDays));
  const nextOn = nextSending(held, after, await yearBegins(tx));
  await tx.updateTable('reportSchedule').set({ nextOn }).where('savedReportId', '=', held.id).execute();
}

/** Its owner, or those who may share reports where the owner is gone. */
const toldOf = (tx: Tx, ownerId: string) =>
  tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', ownerId)
    .where('status', '=', 'active')
    .executeTakeFirst()
    .then((owner) => (owner ? { memberIds: [owner.id] } : { holding: ['Financial Reports Share'] }));

/** Tells the owner who did not get it: once for each recipient and occurrence, however often it is told. */
export async function notifyWithheld(
  { tx, tenant, platform }: ClockContext,
  { id, name, ownerId }: Pick<HeldReport, 'id' | 'name' | 'ownerId'>,
  occursOn: string,
  { memberId, name: member }: Pick<Recipient, 'memberId' | 'name'>,
): Promise<void> {
  await platform.notify(tx, reportWithheld, {
    tenant,
    parameters: { name, member, occursOn },
    link: savedReportUrl(id),
    key: `${id} ${occursOn} ${memberId}`,
    to: await toldOf(tx, ownerId),
  });
}

/** Mails the report to those who may see it now, in one transaction with the note that the occurrence is done. */
export async function recordSent(
  context: ClockContext,
  held: HeldReport,
  due: DueOccurrence,
  attachment: MailAttachment | null,
): Promise<void> {
  const { tx, tenant, platform } = context;
  const { occursOn } = due;
  await note(context, held, due, { state: 'sent', reason: null });
  await tx
    .deleteFrom('reportDelivery')
    .where('savedReportId', '=', held.id)
    .where('occursOn', '=', occursOn)
    .execute();
  const recipients = await recipientsNow(tx, held.id);
  const languages = await languagesOf(
    tx,
    recipients.map(({ email }) => email),
  );
  const dates = datesOf(held, occursOn, await yearBegins(tx));
  const page = `${platform.tenants.addressOf(tenant)}${savedReportUrl(held.id)}`;
  for (const recipient of recipients) {
    const { memberId, email, withheld } = recipient;
    const language = languages.get(email) ?? tenant.language;
    const mailId =
      withheld === null
        ? await platform.mail.send(tx, {
            ...reportEmail({
              name: held.name,
              dates: datesText(dates.from, dates.to, { language, dateFormat: dateFormats[0] }),
              page,
              isAttached: attachment !== null,
              language,
            }),
            tenantId: tenant.id,
            to: email,
            language,
            attachments: attachment === null ? [] : [attachment],
            checkedBy: stillReaderName,
          })
        : null;
    await tx
      .insertInto('reportDelivery')
      .values({ tenantId: tenant.id, savedReportId: held.id, occursOn, memberId, mailId, withheld })
      .execute();
    if (withheld !== null) await notifyWithheld(context, held, occursOn, recipient);
  }
  const left = recipients.filter(({ withheld }) => withheld !== null).map(({ name }) => name);
  await recordChange(
    context,
    changeOf(
      'saved-report.send',
      { 'saved-report': held.id },
      {},
      { occursOn, recipients: recipients.length - left.length, withheld: left.join(', ') },
    ),
  );
}

/** The report could not be made: its owner is told why, and the schedule goes on. */
export async function recordFailed(
  context: ClockContext,
  held: HeldReport,
  due: DueOccurrence,
  reason: string,
): Promise<void> {
  const { tx, tenant, platform } = context;
  const { occursOn } = due;
  await note(context, held, due, { state: 'failed', reason });
  await platform.notify(tx, reportFailed, {
    tenant,
    parameters: { name: held.name, occursOn, reason },
    link: savedReportUrl(held.id),
    to: await toldOf(tx, held.ownerId),
  });
  await recordChange(
    context,
    changeOf('saved-report.fail', { 'saved-report': held.id }, {}, { occursOn, reason }),
  );
}

/** Of a copy of the community: the original has sent it. */
export const recordSkipped = (context: ClockContext, held: HeldReport, due: DueOccurrence) =>
  note(context, held, due, { state: 'skipped', reason: null });
