import { addDays, dayAt, momentAt } from '@courtyard/contract/days';
import { formatFullDay, formatTime } from '@courtyard/contract/formats';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { idOf } from '../../../../platform/section/demo/dice';
import type { NoticeText } from '../notice/notice.texts';

interface Announced {
  tenantId: string;
  /** Of the community, from which ids are made. */
  word: string;
  timeZone: string;
  senderId: string;
  meetingId: string;
  startsAt: string;
}

function wordsOf({ startsAt, timeZone }: Announced): Record<'en' | 'es', NoticeText> {
  const at = (language: 'en' | 'es') => {
    const settings = { language, timeZone, dateFormat: '' };
    return { day: formatFullDay(dayAt(startsAt, timeZone), settings), time: formatTime(startsAt, settings) };
  };
  const [en, es] = [at('en'), at('es')];
  return {
    en: {
      subject: `Notice of meeting: Annual meeting, ${en.day}`,
      body: `This is notice of your community’s annual meeting.\n\n- Annual meeting\n- When: ${en.day}, ${en.time}\n- Where: Clubhouse\n\nAgenda:\n1. Board report\n2. Treasurer’s report and budget\n3. Election of two directors`,
    },
    es: {
      subject: `Convocatoria: Annual meeting, ${es.day}`,
      body: `Por este medio se convoca a la reunión anual de su comunidad.\n\n- Annual meeting\n- Cuándo: ${es.day}, ${es.time}\n- Lugar: Clubhouse\n\nOrden del día:\n1. Board report\n2. Treasurer’s report and budget\n3. Election of two directors`,
    },
  };
}

/** SQL on who is invited: of some the mailbox is gone, by the digits of their ids. Their letters wait to be posted. */
const isGone = sql`right(person_key::text, 1) = '7'`;

/** The notice of the annual meeting, three weeks before: by e-mail, and by letter to those without an address. */
export async function seedNotice(tx: Tx, announced: Announced): Promise<void> {
  const { tenantId, word, timeZone, senderId, meetingId, startsAt } = announced;
  const words = wordsOf(announced);
  const meetingOn = dayAt(startsAt, timeZone);
  const sentOn = addDays(meetingOn, -21);
  const sentAt = momentAt(sentOn, 600, timeZone);
  const [noticeId, dispatchId] = [idOf(`${word} notice annual`), idOf(`${word} notice annual dispatch`)];
  await tx
    .insertInto('meetingNotice')
    .values({
      tenantId,
      id: noticeId,
      meetingId,
      kind: 'notice',
      sequence: 0,
      words: JSON.stringify(words),
      startsAt,
      firstOn: addDays(meetingOn, -60),
      electronicUntil: momentAt(addDays(meetingOn, -9), 0, timeZone),
      postUntil: addDays(meetingOn, -14),
      isInTime: true,
      source: null,
      reason: null,
      sentBy: 'Secretary',
      sentAt,
    })
    .execute();
  await tx
    .insertInto('dispatch')
    .values({
      tenantId,
      id: dispatchId,
      section: 'communications',
      link: `/communications/meetings/details?id=${meetingId}`,
      category: null,
      subject: words.en.subject,
      textBody: words.en.body,
      htmlBody: '',
      fromName: 'Demo',
      replyTo: null,
      sentBy: senderId,
      status: 'done',
      dueAt: sentAt,
      startedAt: sentAt,
      endedAt: sentAt,
      watchedAt: sentAt,
      installation: 'demo',
    })
    .execute();
  await sql`
    insert into meeting_notice_recipient (tenant_id, notice_id, person_key, name, units, language, email,
      postal_address, dispatch_id, posted_on, posted_by)
    select tenant_id, ${noticeId}::uuid, person_key, name, units, language, email, postal_address,
      case when email is not null then ${dispatchId}::uuid end,
      case when email is null then ${addDays(sentOn, 1)}::date end, case when email is null then 'Secretary' end
    from meeting_attendee where meeting_id = ${meetingId}`.execute(tx);
  await sql`
    insert into dispatch_recipient (tenant_id, dispatch_id, id, who, name, address, language, fields, state, answer, attempts,
      changed_at)
    select tenant_id, ${dispatchId}::uuid, gen_random_uuid(), person_key::text, name, lower(email), language, '{}',
      case when ${isGone} then 'bounced' else 'accepted' end, '250 2.0.0 OK', 1, ${sentAt}::timestamptz + interval '40 seconds'
    from meeting_attendee where meeting_id = ${meetingId} and email is not null`.execute(tx);
}
