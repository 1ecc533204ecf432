import { labelOf } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type {
  MergeContext,
  MergedMembers,
  MergedRows,
} from '../../../../platform/tenancy/profile/merging/merged-rows';
import { meetingMessages } from './meeting-texts';

/** SQL on two invitations: in person before by proxy. */
const presenceOf = sql.raw(`case when 'present' in (kept.presence, moved.presence) then 'present'
  when 'online' in (kept.presence, moved.presence) then 'online'
  when 'proxy' in (kept.presence, moved.presence) then 'proxy' else 'absent' end`);

/**
 * Of two invitations to one meeting one stays: with the homes of both, and there if either was. Votes by name are of it too;
 * where both voted, that of the record that stays is kept. Sums stay as they were counted.
 */
async function mergeAttendees({ tx }: MergeContext, { from, to }: MergedMembers): Promise<void> {
  const both = sql`kept.meeting_id = moved.meeting_id and kept.member_id = ${to} and moved.member_id = ${from}`;
  await sql`update meeting_attendee kept set
      units = array(select distinct unnest(kept.units || moved.units) order by 1),
      owned_unit_ids = case when kept.owned_unit_ids is null then moved.owned_unit_ids
        else array(select distinct unnest(kept.owned_unit_ids || moved.owned_unit_ids)) end,
      answer = case when kept.answer = 'none' then moved.answer else kept.answer end,
      answered_at = coalesce(kept.answered_at, moved.answered_at), presence = ${presenceOf},
      proxy_holder = coalesce(kept.proxy_holder, moved.proxy_holder), arrived_at = least(kept.arrived_at, moved.arrived_at),
      version = kept.version + 1
    from meeting_attendee moved where ${both}`.execute(tx);
  await sql`update motion_vote vote set person_key = kept.person_key
    from meeting_attendee moved join meeting_attendee kept on ${both}
    where vote.meeting_id = moved.meeting_id and vote.person_key = moved.person_key
      and not exists (select from motion_vote other
        where other.motion_id = vote.motion_id and other.person_key = kept.person_key)`.execute(tx);
  await sql`delete from motion_vote vote using meeting_attendee moved join meeting_attendee kept on ${both}
    where vote.meeting_id = moved.meeting_id and vote.person_key = moved.person_key`.execute(tx);
  await sql`delete from meeting_attendee moved using meeting_attendee kept where ${both}`.execute(tx);
  await sql`update meeting_attendee set member_id = ${to} where member_id = ${from}`.execute(tx);
}

/** What becomes of meetings where two records of one person are merged. */
export const meetingMergedRows: readonly MergedRows[] = [
  {
    table: 'meeting_attendee',
    column: 'member_id',
    fate: { by: mergeAttendees },
    label: labelOf(meetingMessages, 'merged.invitations'),
  },
  {
    table: 'action_item',
    column: 'assignee_id',
    fate: { moves: {} },
    label: labelOf(meetingMessages, 'merged.actions'),
  },
  { table: 'meeting_minutes', column: 'author_id', fate: { moves: {} } },
];
