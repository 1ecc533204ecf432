import { sql } from 'kysely';
import { newId } from '../core/ids';
import type { PlatformCore } from '../core/platform';
import type { Jobs, Mail } from '../core/services';
import { headerText, letter } from './letter.rules';
import { outboxTransport, smtpTransport, type Transport } from './transport';

export const deliverJob = 'mail.deliver';

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
    const { text, html } = letter(name, subject, message.body);
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
      })
      .execute();
    await this.jobs.enqueue(tx, deliverJob, { tenantId: message.tenantId, mailId: id });
  };

  senderAddress: Mail['senderAddress'] = () => addressIn(this.core.env.MAIL_FROM);

  /** Delivers one mail that waits. Throws, without the address in its message, where the server does not take it. */
  async deliver(tenantId: string, mailId: string): Promise<void> {
    const mail = await this.core.inTenant(tenantId, (tx) =>
      tx
        .selectFrom('mail')
        .innerJoin('tenant', 'tenant.id', 'mail.tenantId')
        .select([
          'mail.toAddress',
          'mail.subject',
          'mail.textBody',
          'mail.htmlBody',
          'tenant.name as community',
        ])
        .where('mail.id', '=', mailId)
        .where('mail.status', 'in', ['queued', 'failed'])
        .executeTakeFirst(),
    );
    if (!mail) return;
    try {
      const status = await this.open().deliver({
        id: mailId,
        from: { name: mail.community, address: this.senderAddress() },
        to: mail.toAddress,
        subject: mail.subject,
        text: mail.textBody,
        html: mail.htmlBody,
        // The same at every attempt, so that a server which took the first drops the second.
        messageId: `<${mailId}@${this.senderAddress().split('@')[1] ?? 'localhost'}>`,
        // What answers by itself is asked not to.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      await this.note(tenantId, mailId, status);
    } catch (error) {
      const reason = reasonOf(error);
      await this.note(tenantId, mailId, 'failed', reason);
      // Not with the error as its cause: servers repeat the address, and this is written to the log.
      // oxlint-disable-next-line preserve-caught-error
      throw new Error(`the mail server did not take a mail: ${reason}`);
    }
  }

  close(): void {
    this.transport?.close();
    this.transport = null;
  }

  private open(): Transport {
    const { env, dataFolder } = this.core;
    this.transport ??= env.SMTP_URL ? smtpTransport(env.SMTP_URL) : outboxTransport(dataFolder);
    return this.transport;
  }

  private async note(
    tenantId: string,
    mailId: string,
    status: 'sent' | 'kept' | 'failed',
    reason: string | null = null,
  ): Promise<void> {
    await this.core.inTenant(tenantId, (tx) =>
      tx
        .updateTable('mail')
        .set({
          status,
          lastError: reason,
          ...(status !== 'failed' && { sentAt: sql<string>`now()` }),
          // What a server has taken is not ours to keep: it may hold a link to a new password.
          ...(status === 'sent' && { textBody: '', htmlBody: '' }),
        })
        .where('id', '=', mailId)
        .execute(),
    );
  }
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
  return `${code}${answer}`;
}
