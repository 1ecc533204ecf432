import { outboxRoutes } from '@courtyard/contract';
import { changeOf } from '../../audit/audit';
import { countAttempt, testMailLimit } from '../../auth/limits';
import { implement, type Module } from '../../http/implement';
import { notFound } from '../../http/problem';
import { notifyOperations } from '../../jobs/notify-operations';
import { confirmPlace, waitingCopySince } from '../../tenancy/community/location/place.sql';
import { storedPreferences } from '../../tenancy/preferences/preferences.sql';
import { mailStanding, outboxQuery, pageOfOutbox } from './outbox.sql';
import { withoutSecrets } from './secrets.rules';
import { testEmail } from './test-email.messages';

/** How mail goes out, what became of it, and another try at what failed. */
export const outboxModule: Module = (platform) => [
  implement(outboxRoutes.getMailTransport, async ({ tx }) => {
    const { kind } = platform.mail;
    const copySince = await waitingCopySince(tx);
    return { data: { kind, from: platform.mail.senderAddress(), copySince, ...(await mailStanding(tx)) } };
  }),

  implement(outboxRoutes.sendTestMail, async ({ tx, tenant, caller, audit }) => {
    // Counted beside the transaction: an attempt that is refused counts too.
    await countAttempt(platform, testMailLimit, caller.memberId);
    const { email: to } = await tx
      .selectFrom('identity')
      .select('email')
      .where('id', '=', caller.identityId)
      .executeTakeFirstOrThrow();
    const { language } = await storedPreferences(tx, caller.memberId);
    const message = { ...testEmail(language, tenant.name), to, language, tenantId: tenant.id };
    const mailId = await platform.mail.send(tx, message);
    await audit(changeOf('mail.test', { mail: mailId }, {}, { to }));
    return { data: { mailId } };
  }),

  implement(outboxRoutes.confirmCopy, async ({ tx, tenant, audit }) => {
    if (!(await confirmPlace(tx, platform.clock()))) throw notFound('copy');
    await audit(changeOf('mail.confirm-copy', { community: tenant.id }, {}, {}));
    await notifyOperations(platform, tx, tenant.id);
  }),

  implement(outboxRoutes.listOutbox, ({ tx, query }) => pageOfOutbox(tx, query)),

  implement(outboxRoutes.getOutboxMail, async ({ tx, params, caller }) => {
    const found = await outboxQuery(tx)
      .select(['mail.serverAnswer', 'mail.textBody'])
      .where('mail.id', '=', params.mailId)
      .executeTakeFirst();
    if (!found) throw notFound('letter');
    const { textBody, ...mail } = found;
    const isReadable = caller.permissions.has('Outbox Letter View') && textBody !== '';
    // Who tries the demo has nobody's mailbox: its links are followed from here.
    const isDemo = platform.env.COURTYARD_MODE === 'demo';
    const text = isReadable ? (isDemo ? textBody : withoutSecrets(textBody)) : null;
    return { data: { ...mail, text } };
  }),

  implement(outboxRoutes.retryMail, async ({ tx, tenant, params, audit }) => {
    const [id] = await platform.mail.sendAgain(tx, tenant.id, params.mailId);
    if (id === undefined) throw notFound('failed mail');
    await audit(changeOf('mail.retry', { mail: id }, { status: 'failed' }, { status: 'queued' }));
    await notifyOperations(platform, tx, tenant.id);
  }),

  implement(outboxRoutes.retryFailedMail, async ({ tx, tenant, audit }) => {
    const ids = await platform.mail.sendAgain(tx, tenant.id, null);
    if (ids.length === 0) throw notFound('failed mail');
    await audit(
      ids.map((id) => changeOf('mail.retry', { mail: id }, { status: 'failed' }, { status: 'queued' })),
    );
    await notifyOperations(platform, tx, tenant.id);
    return { data: { count: ids.length } };
  }),
];
