import type { Language } from '@courtyard/contract/fields/labels';
import { type SqlBool, sql } from 'kysely';
import { newId } from '../core/ids';
import type { PlatformCore } from '../core/platform';
import type { Jobs, Mail, MailAttachment } from '../core/services';
import type { Tx } from '../database/database';
import { notificationChecks } from '../notifications/delivery/still-told';
import { ofTheOriginal, placeOf } from '../tenancy/community/location/place.sql';
import { headerText, renderEmail, type EmailMessage } from './email-message.rules';
import { outboxTransport, smtpTransport, type Transport } from './transport';

export const deliverJob = 'mail.deliver';

/** What waits for longer is of a copy that was put back, or nobody wants it any more. */
const leftBehindMs = 86_400_000;

/** Of what was left behind, as many letters of a community as one run takes: the others are not to wait for them. */
const maxAtOnce = 100;

/** A letter on its way. */
interface Message {
  id: string;
  /** Name of the one that it is from. */
  community: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Of what failed, as many as are queued again in one action. */
const maxResent = 500;

/** Mail in two steps: written down in the business transaction, carried out by a job that tries again. */
export class MailService implements Mail {
  private transport: Transport | null = null;

  constructor(
    private readonly core: PlatformCore,
    private readonly jobs: Jobs,
  ) {}

  send: Mail['send'] = async (tx, message) => {
    const { name } = await tx
      .selectFrom('tenant')
      .select('name')
      .where('id', '=', message.tenantId)
      .executeTakeFirstOrThrow();
    const subject = headerText(message.subject);
    const { text, html } = renderEmail(name, { subject, body: message.body }, message.language);
    const id = newId();
    await tx
      .insertInto('mail')
      .values({
        tenantId: message.tenantId,
        id,
        toAddress: headerText(message.to),
        subject,
        textBody: text,
        htmlBody: html,
        checkedBy: message.checkedBy ?? null,
        checkedAbout: message.checkedAbout ?? null,
      })
      .execute();
    await keepAttachments(tx, message.tenantId, id, message.attachments ?? []);
    await this.jobs.enqueue(tx, deliverJob, { tenantId: message.tenantId, mailId: id });
    return id;
  };

  /** Queues a mail that failed, or all of them up to 500, with all attempts. Gives those that were there. */
  async sendAgain(tx: Tx, tenantId: string, mailId: string | null): Promise<string[]> {
    const queued = await tx
      .updateTable('mail')
      .set({ status: 'queued', lastError: null, serverAnswer: null })
      .where('id', 'in', (row) =>
        row
          .selectFrom('mail')
          .select('id')
          .where('status', '=', 'failed')
          .$if(mailId !== null, (query) => query.where('id', '=', mailId))
          .orderBy('queuedAt')
          .limit(maxResent)
          .forUpdate(),
      )
      .returning('id')
      .execute();
    for (const { id } of queued) await this.jobs.enqueue(tx, deliverJob, { tenantId, mailId: id });
    return queued.map(({ id }) => id);
  }

  /** Whether mail goes to a server, or is kept in the outbox folder. */
  get kind(): 'smtp' | 'folder' {
    return this.core.env.SMTP_URL ? 'smtp' : 'folder';
  }

  senderAddress: Mail['senderAddress'] = () => addressIn(this.core.env.MAIL_FROM);

  /**
   * Delivers one mail that waits. Its row is locked meanwhile: a process that ends lets go of it at once, and one that is
   * slow keeps it. Throws, without the address in its message, where the server does not take it.
   */
  async deliver(tenantId: string, mailId: string): Promise<void> {
    // A copy that was put back takes what waited out of the way before anything goes.
    await placeOf(this.core, tenantId);
    const reason = await this.core.inTenant(tenantId, async (tx) => {
      const mail = await waiting(tx)
        .where('mail.id', '=', mailId)
        .where('mail.status', 'in', ['queued', 'failed'])
        .where(sql<SqlBool>`mail.last_error is distinct from ${ofTheOriginal}`)
        .forUpdate('mail')
        .executeTakeFirst();
      return mail ? this.handOver(tx, mail) : null;
    });
    if (reason !== null) throw new Error(`the mail server did not take a mail: ${reason}`);
  }

  /**
   * Delivers what a process had taken up when it was killed, up to the first that a server does not take, and so many that
   * the next run goes on with the rest.
   */
  async deliverLeftBehind(tenantId: string, most = maxAtOnce): Promise<void> {
    await placeOf(this.core, tenantId);
    const since = new Date(this.core.clock().getTime() - leftBehindMs).toISOString();
    const next = () =>
      this.core.inTenant(tenantId, async (tx) => {
        const mail = await waiting(tx)
          .where('mail.status', '=', 'queued')
          .where('mail.queuedAt', '>', since)
          .orderBy('mail.queuedAt')
          .limit(1)
          .forUpdate('mail')
          .skipLocked()
          .executeTakeFirst();
        return mail !== undefined && (await this.handOver(tx, mail)) === null;
      });
    for (let tried = 0; tried < most && (await next()); tried += 1);
  }

  /** Sends a letter that belongs to no community's mail, as its community is gone; `id` is the same at every attempt. Throws, without the address, where the server does not take it. */
  async deliverApart({
    id,
    community,
    to,
    language,
    ...content
  }: EmailMessage & { id: string; community: string; to: string; language: Language }): Promise<void> {
    const subject = headerText(content.subject);
    const written = renderEmail(community, { subject, body: content.body }, language);
    const message = this.message({ id, community, to: headerText(to), subject, ...written });
    const reason = await this.open()
      .deliver(message)
      .then(() => null, reasonOf);
    if (reason !== null) throw new Error(`the mail server did not take a mail: ${reason}`);
  }

  close(): void {
    this.transport?.close();
    this.transport = null;
  }

  private message({ id, community, ...mail }: Message) {
    return {
      ...mail,
      id,
      from: { name: community, address: this.senderAddress() },
      // The same at every attempt: of a process that ends between the server's answer and its own note, the mail goes
      // out once more, and by this a server or a mail program can tell that it is the same.
      messageId: `<${id}@${this.senderAddress().split('@')[1] ?? 'localhost'}>`,
      // What answers by itself is asked not to.
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  }

  /** Whether a letter is still to go: who had it written is asked again at each attempt. */
  private async isWanted(tx: Tx, mail: Waiting): Promise<boolean> {
    const { id: mailId, tenantId, checkedBy, checkedAbout: aboutId } = mail;
    if (checkedBy === null) return true;
    for (const emailChecks of [notificationChecks, ...this.core.sections.map((one) => one.emailChecks)]) {
      const check = emailChecks[checkedBy];
      if (check) return check({ tx, tenantId, mailId, aboutId }, this.core);
    }
    return true;
  }

  private open(): Transport {
    const { env, dataFolder } = this.core;
    this.transport ??= env.SMTP_URL ? smtpTransport(env.SMTP_URL) : outboxTransport(dataFolder);
    return this.transport;
  }

  /** Gives null, or why the server did not take it. */
  private async handOver(tx: Tx, mail: Waiting): Promise<string | null> {
    if (!(await this.isWanted(tx, mail))) {
      await recordOutcome(tx, mail.id, 'withheld');
      return null;
    }
    try {
      const { id, community, toAddress: to, subject, textBody: text, htmlBody: html } = mail;
      const message = this.message({ id, community, to, subject, text, html });
      const status = await this.open().deliver({ ...message, attachments: await attachmentsOf(tx, id) });
      await recordOutcome(tx, mail.id, status);
      return null;
    } catch (error) {
      // Not the error itself: servers repeat the address, and this is written to the log.
      const reason = reasonOf(error);
      await recordOutcome(tx, mail.id, 'failed', { reason, answer: answerOf(error) });
      return reason;
    }
  }
}

async function keepAttachments(
  tx: Tx,
  tenantId: string,
  mailId: string,
  attachments: readonly MailAttachment[],
): Promise<void> {
  if (attachments.length === 0) return;
  const rows = attachments.map((file, position) => ({ tenantId, mailId, position, ...file }));
  await tx.insertInto('mailAttachment').values(rows).execute();
}

async function attachmentsOf(tx: Tx, mailId: string) {
  const rows = await tx
    .selectFrom('mailAttachment')
    .select(['name as filename', 'mediaType as contentType', 'content'])
    .where('mailId', '=', mailId)
    .orderBy('position')
    .execute();
  return rows;
}

const waiting = (tx: Tx) =>
  tx
    .selectFrom('mail')
    .innerJoin('tenant', 'tenant.id', 'mail.tenantId')
    .select([
      'mail.id',
      'mail.toAddress',
      'mail.subject',
      'mail.textBody',
      'mail.htmlBody',
      'mail.tenantId',
      'mail.checkedBy',
      'mail.checkedAbout',
      'tenant.name as community',
    ]);

type Waiting = Awaited<ReturnType<ReturnType<typeof waiting>['executeTakeFirstOrThrow']>>;

const isOver = (status: 'sent' | 'kept' | 'failed' | 'withheld') =>
  status === 'sent' || status === 'withheld';

async function recordOutcome(
  tx: Tx,
  mailId: string,
  status: 'sent' | 'kept' | 'failed' | 'withheld',
  { reason, answer }: { reason: string | null; answer: string | null } = { reason: null, answer: null },
): Promise<void> {
  await tx
    .updateTable('mail')
    .set((row) => ({
      status,
      attempts: row('attempts', '+', status === 'withheld' ? 0 : 1),
      lastError: reason,
      serverAnswer: answer,
      ...((status === 'sent' || status === 'kept') && { sentAt: sql<string>`now()` }),
      // What a server has taken is not ours to keep: it may hold a link to a new password. Nor is what nobody is to read.
      ...(isOver(status) && { textBody: '', htmlBody: '' }),
    }))
    .where('id', '=', mailId)
    .execute();
  // Nor is what went with it.
  if (isOver(status)) await tx.deleteFrom('mailAttachment').where('mailId', '=', mailId).execute();
}

/** `a@b` of `Name <a@b>`. */
export function addressIn(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}

/** What to write down of a failed delivery: the codes, not the sentence, in which servers repeat the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  const answer =
    'responseCode' in error && error.responseCode !== undefined ? ` ${String(error.responseCode)}` : '';
  const command = 'command' in error && typeof error.command === 'string' ? ` ${error.command}` : '';
  return `${code}${answer}${command}`;
}

/** What the server said, for those who see the letter's address anyway; null where it said nothing. */
function answerOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('response' in error) || typeof error.response !== 'string') return null;
  return error.response.slice(0, 500);
}
