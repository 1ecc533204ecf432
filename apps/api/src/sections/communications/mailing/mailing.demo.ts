import type { RichText, RichTextInline } from '@courtyard/contract/fields/rich-text';
import { plainTextOf } from '@courtyard/contract/fields/rich-text.rules';
import { sql } from 'kysely';
import { framedEmail } from '../../../platform/mail/dispatch/content/email-frame.rules';
import type { DemoSeed } from '../../../platform/section/demo/demo-community';
import { idOf } from '../../../platform/section/demo/dice';
import { storeAudience } from '../../../platform/notifications/audience/stored-audience.sql';

const days = (count: number) => new Date(Date.now() + count * 86_400_000);

type Block = RichText['content'][number];
type Inline = RichTextInline | string;

const inline = (piece: Inline): RichTextInline =>
  typeof piece === 'string' ? { type: 'text', text: piece } : piece;
const p = (...pieces: Inline[]) => ({ type: 'paragraph' as const, content: pieces.map(inline) });
const bold = (text: string): RichTextInline => ({ type: 'text', text, marks: [{ type: 'bold' }] });
const field = (name: string): RichTextInline => ({ type: 'mergeField', attrs: { name } });
const points = (...texts: string[]): Block => ({
  type: 'bulletList',
  content: texts.map((text) => ({ type: 'listItem', content: [p(text)] })),
});
const docOf = (content: readonly Block[]): RichText => ({ type: 'doc', content: [...content] });

const written = [
  {
    key: 'pool',
    subject: 'The pool opens Saturday',
    category: 'events',
    sentDaysAgo: 12,
    body: [
      p('Dear ', field('firstName'), ','),
      p('the pool opens on ', bold('Saturday at 9:00'), '. New this year:'),
      points('Lap lanes until noon', 'Guests need a wristband from the office'),
      p('See you there!'),
    ],
  },
  {
    key: 'dues',
    subject: 'Next quarter’s dues',
    category: 'money',
    sentDaysAgo: 40,
    body: [
      p('Dear ', field('name'), ','),
      p('your dues stay the same next quarter. If you use autopay, there’s nothing to do.'),
      p('Questions? Reply to this email.'),
    ],
  },
  {
    key: 'water',
    subject: 'Water shutoff Tuesday morning',
    category: 'news',
    sentDaysAgo: null,
    body: [
      p('Dear ', field('firstName'), ','),
      p(
        'on Tuesday, ',
        bold('from 8 to 11 AM'),
        ', the water will be off in your building while a valve is replaced. Please set aside some water the night before.',
      ),
    ],
  },
] as const;

/** Mailings of the demo communities: two that went out and a draft; and templates to begin with. */
export const seedMailings: DemoSeed = async (
  tx,
  { id: tenantId, slug, name: community, people: accounts },
) => {
  const { rows: people } = await sql<{ id: string; name: string; email: string | null }>`
    select member.id, member.display_name as name, identity.email from member
    join identity on identity.id = member.identity_id where member.status = 'active' order by member.display_name limit 40`.execute(
    tx,
  );
  const postalAddress = '1 Harbor Way\nPortland, ME 04101';
  await tx.insertInto('mailingSetting').values({ tenantId, postalAddress, version: 1 }).execute();
  for (const { key, sentDaysAgo, body: blocks, ...words } of written) {
    const body = docOf(blocks);
    const message = framedEmail({
      community,
      subject: words.subject,
      body,
      origin: '',
      language: 'en',
      postalAddress,
      canUnsubscribe: true,
    });
    const audienceId = await storeAudience(tx, tenantId, { include: [{ kind: 'owners' }], exclude: [] });
    const id = idOf(`${slug} mailing ${key}`);
    const at = days(-(sentDaysAgo ?? 1));
    const sent = sentDaysAgo === null ? null : idOf(`${slug} dispatch ${key}`);
    if (sent) {
      await tx
        .insertInto('dispatch')
        .values({
          tenantId,
          id: sent,
          section: 'communications',
          link: `/communications/email-notifications/details?id=${id}`,
          category: `mailing.${words.category}`,
          subject: words.subject,
          textBody: message.text,
          htmlBody: message.html,
          fromName: 'Demo',
          replyTo: null,
          sentBy: accounts.admin.memberId,
          status: 'done',
          dueAt: at,
          startedAt: at,
          endedAt: at,
          watchedAt: at,
          installation: 'demo',
          keptDays: null,
        })
        .execute();
      await tx
        .insertInto('dispatchRecipient')
        .values(
          people.map(({ id: who, name, email }, place) => ({
            tenantId,
            dispatchId: sent,
            id: idOf(`${slug} ${key} to ${who}`),
            who,
            name,
            address: email?.toLowerCase() ?? null,
            language: 'en' as const,
            fields: JSON.stringify({ name, firstName: name.split(' ')[0] ?? name, address: '' }),
            ...(place % 17 === 16
              ? {
                  state: 'refused' as const,
                  reason: '550 5.7.1',
                  answer: '550 5.7.1 refused by policy',
                  attempts: 1,
                }
              : place % 13 === 12
                ? { state: 'skipped' as const, reason: 'unsubscribed' }
                : { state: 'accepted' as const, attempts: 1 }),
            changedAt: at,
          })),
        )
        .execute();
    }
    await tx
      .insertInto('mailing')
      .values({
        tenantId,
        id,
        ...words,
        body: JSON.stringify(body),
        words: plainTextOf(body),
        replyTo: null,
        audienceId,
        writtenBy: accounts.admin.memberId,
        updatedAt: at,
      })
      .execute();
    // Only an update gives a mailing its dispatch: until then it is a draft.
    if (sent)
      await tx
        .updateTable('mailing')
        .set({ dispatchId: sent, people: people.length, dueAt: at })
        .where('id', '=', id)
        .execute();
  }
  // Of nobody who can sign in to the demo: they are to get letters.
  await tx
    .insertInto('mailBlock')
    .values([
      {
        tenantId,
        address: 'old.mailbox@harbor.example',
        category: '*',
        because: 'no-mailbox',
        at: days(-12),
      },
      {
        tenantId,
        address: 'moved.away@harbor.example',
        category: 'mailing.events',
        because: 'unsubscribed',
        at: days(-9),
      },
    ])
    .execute();
  await tx
    .insertInto('mailTemplate')
    .values([
      {
        tenantId,
        id: idOf(`${slug} template works`),
        name: 'Building work',
        subject: 'Building work on …',
        body: JSON.stringify(
          docOf([
            p('Dear ', field('firstName'), ','),
            p('on …, from … to …, there will be work in the building. Please …'),
          ]),
        ),
        category: 'news',
      },
      {
        tenantId,
        id: idOf(`${slug} template notice`),
        name: 'Required notice',
        subject: 'Notice of …',
        body: JSON.stringify(
          docOf([
            p('To ', field('name'), ', ', field('unit')),
            p('As required by our bylaws, this is notice that …'),
          ]),
        ),
        category: 'notice',
      },
    ])
    .execute();
};
