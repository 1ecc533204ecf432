import type { RichText } from '@courtyard/contract/fields/rich-text';
import { plainTextOf } from '@courtyard/contract/fields/rich-text.rules';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { storeAudience } from '../../../../platform/notifications/audience/stored-audience.sql';
import { Dice, idOf } from '../../../../platform/section/demo/dice';
import type { DemoSeed } from '../../../../platform/section/demo/demo-community';
import { type DemoAnnouncement, yearOfAnnouncements } from './announcements-of-the-year.demo';

const dayMs = 86_400_000;

interface Words {
  type: 'text';
  text: string;
  marks?: [{ type: 'link'; attrs: { href: string } }];
}

/** Text, and the address of a link: `[HOA documents](/documents/hoa-documents)`. */
const linked = /\[(?<text>[^\]]+)\]\((?<href>[^)]+)\)/;

function words(line: string): Words[] {
  const found = linked.exec(line);
  if (!found?.groups) return line === '' ? [] : [{ type: 'text', text: line }];
  const { text = '', href = '' } = found.groups;
  return [
    ...words(line.slice(0, found.index)),
    { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] },
    ...words(line.slice(found.index + found[0].length)),
  ];
}

const paragraph = (line: string) => ({ type: 'paragraph' as const, content: words(line) });

/** Lines that begin with a dash are a list, the others paragraphs. */
function written(lines: readonly string[]): RichText {
  const points = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  const list = {
    type: 'bulletList' as const,
    content: points.map((text) => ({ type: 'listItem' as const, content: [paragraph(text)] })),
  };
  const first = lines.findIndex((line) => line.startsWith('- '));
  const plain = (some: readonly string[]) => some.filter((line) => !line.startsWith('- ')).map(paragraph);
  if (first === -1) return { type: 'doc', content: plain(lines) };
  return { type: 'doc', content: [...plain(lines.slice(0, first)), list, ...plain(lines.slice(first))] };
}

/** Whom it was for: the active members, and owners without an account. Most have read what is older. */
const addRecipients = (tenantId: string, id: string, at: Date, readPercent: number) => sql`
  insert into announcement_recipient (tenant_id, announcement_id, person_key, member_id, name, email, read_at)
  select ${tenantId}::uuid, ${id}::uuid, member.id, member.id, member.display_name, identity.email,
    case when hashtext(member.id::text || ${id}::text) & 127 < ${Math.round(readPercent * 1.28)}::int
      then ${at}::timestamptz + (hashtext(${id}::text || member.id::text) & 4095) * interval '1 minute' end
  from member join identity on identity.id = member.identity_id where status = 'active'
  union all
  select ${tenantId}::uuid, ${id}::uuid, person.id, null, name, email, null from person
  where member_id is null and exists (select from ownership where ownership.person_id = person.id and ends_on is null)`;

async function seedOne(
  tx: Tx,
  { tenantId, slug, author }: { tenantId: string; slug: string; author: { id: string; name: string } },
  said: DemoAnnouncement,
): Promise<void> {
  const id = idOf(`${slug} announcement ${said.title}`);
  const body = written(said.lines);
  const at = new Date(Date.now() - said.daysAgo * dayMs);
  const status = said.status ?? 'published';
  await tx
    .insertInto('announcement')
    .values({
      tenantId,
      id,
      title: said.title,
      category: said.category,
      status,
      body: JSON.stringify(body),
      words: plainTextOf(body),
      audienceId: await storeAudience(tx, tenantId, {
        include: [{ kind: said.audience ?? 'everybody' }],
        exclude: [],
      }),
      isUrgent: said.isUrgent ?? false,
      isPinned: said.isPinned ?? false,
      allowsComments: (said.comments ?? []).length > 0,
      publishesAt: status === 'draft' ? null : at,
      expiresOn: null,
      authorMemberId: author.id,
      author: author.name,
      createdAt: at > new Date() ? new Date() : at,
      updatedAt: at > new Date() ? new Date() : at,
    })
    .execute();
  if (status === 'published' || status === 'expired')
    await addRecipients(tenantId, id, at, said.daysAgo > 20 ? 85 : 35).execute(tx);
  const members = await tx
    .selectFrom('member')
    .select(['id', 'displayName'])
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(20)
    .execute();
  const dice = new Dice(`${slug} ${said.title}`);
  for (const [place, text] of (said.comments ?? []).entries()) {
    const member = members[dice.between(0, members.length - 1)];
    if (!member) continue;
    await tx
      .insertInto('announcementComment')
      .values({
        tenantId,
        id: idOf(`${slug} comment ${said.title} ${place}`),
        announcementId: id,
        memberId: member.id,
        author: member.displayName,
        text,
        writtenAt: new Date(at.getTime() + (place + 1) * 3 * 3_600_000),
      })
      .execute();
  }
}

/** A year of announcements: what a manager tells a community, from the pool's opening to the day the water is off. */
export const seedAnnouncements: DemoSeed = async (tx, { id: tenantId, slug }) => {
  const author = await tx
    .selectFrom('member')
    .innerJoin('identity', 'identity.id', 'member.identityId')
    .select(['member.id', 'member.displayName as name'])
    .where('identity.email', 'like', 'admin@%')
    .executeTakeFirst();
  if (!author) return;
  for (const said of yearOfAnnouncements) await seedOne(tx, { tenantId, slug, author }, said);
};
