-- Who got what is known as long as it is needed: null is as long as the thing that a dispatch is of, as a notice of its meeting.
alter table dispatch add column kept_days int check (kept_days >= 0);
-- Recipients by what became of their letters, and since when these are forgotten.
alter table dispatch add column counts jsonb;
alter table dispatch add column forgotten_at timestamptz;
alter table dispatch add check ((counts is null) = (forgotten_at is null));
-- The fence is forced upon the owner of the tables too; it is lifted within this transaction alone.
alter table dispatch no force row level security;
alter table mailing no force row level security;
update dispatch set kept_days = case
  when category is not null then 1096
  when exists (select from mailing where mailing.tenant_id = dispatch.tenant_id and mailing.dispatch_id = dispatch.id) then 2557
  else 30 end
where link not like '/communications/meetings%';
alter table dispatch force row level security;
alter table mailing force row level security;
create index dispatch_kept on dispatch (tenant_id, ended_at) where counts is null and kept_days is not null;
-- What somebody held who ended is found whatever became of its dispatch.
create index dispatch_recipient_leases on dispatch_recipient (tenant_id, lease_until) where state in ('claimed', 'sending');
