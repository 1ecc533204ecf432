-- The homes that somebody who is invited owns, by which a quorum and votes by home are counted. They are kept when the meeting
-- opens, as of its day; null until then, while the register of owners says which they are.
alter table meeting_attendee add column owned_unit_ids uuid[];

-- What votes by name were counted by; null for votes that were not taken by name.
alter table motion add column counted_by text check (counted_by in ('unit', 'person'));

-- Of those who are invited a page is read at a time, by their names.
alter table meeting_attendee add column name_sort text collate "C" not null generated always as (lower(name)) stored;
create index meeting_attendee_by_name on meeting_attendee (tenant_id, meeting_id, name_sort, person_key);

-- The fence is forced upon the owner of the tables too; it is lifted within the transaction.
alter table meeting_attendee no force row level security;
alter table meeting no force row level security;
alter table motion no force row level security;
alter table ownership no force row level security;
alter table person no force row level security;
alter table property no force row level security;

update motion set counted_by = 'person' where method = 'names';

-- Meetings that have opened keep what was owned on their day.
update meeting_attendee attendee set owned_unit_ids = array(
    select distinct ownership.property_id
    from person
    join ownership on ownership.tenant_id = person.tenant_id and ownership.person_id = person.id
      and ownership.starts_on <= held.day and (ownership.ends_on is null or ownership.ends_on >= held.day)
    join property on property.tenant_id = ownership.tenant_id and property.id = ownership.property_id
      and (property.archived_at is null or property.archived_at >= held.starts_at)
    where person.tenant_id = attendee.tenant_id
      and (person.id = attendee.person_key or person.member_id in (attendee.person_key, attendee.member_id))
    order by 1)
from (
  select meeting.tenant_id, meeting.id, meeting.starts_at, (meeting.starts_at at time zone tenant.time_zone)::date as day
  from meeting join tenant on tenant.id = meeting.tenant_id
  where meeting.status in ('in-session', 'adjourned')) held
where held.tenant_id = attendee.tenant_id and held.id = attendee.meeting_id;

alter table meeting_attendee force row level security;
alter table meeting force row level security;
alter table motion force row level security;
alter table ownership force row level security;
alter table person force row level security;
alter table property force row level security;
