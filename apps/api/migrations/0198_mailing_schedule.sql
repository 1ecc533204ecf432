-- A mailing that is to go out at a time is no dispatch yet: whom it reaches is looked up when it goes.
alter table mailing
  -- When it goes, or went, out.
  add column due_at timestamptz,
  -- In whose name it goes; null for a draft, and once it went.
  add column scheduled_by uuid,
  add foreign key (tenant_id, scheduled_by) references member (tenant_id, id),
  add check (scheduled_by is null or (due_at is not null and dispatch_id is null));
-- The fence is forced upon the owner of the tables too; it is lifted within this transaction alone.
alter table mailing no force row level security;
alter table dispatch no force row level security;
alter table dispatch_recipient no force row level security;
update mailing set due_at = dispatch.due_at from dispatch
where dispatch.tenant_id = mailing.tenant_id and dispatch.id = mailing.dispatch_id;
-- What waits for its time is looked up anew then.
create temporary table planned on commit drop as
  select mailing.tenant_id, mailing.id, dispatch.id as dispatch_id, dispatch.sent_by from mailing
  join dispatch on dispatch.tenant_id = mailing.tenant_id and dispatch.id = mailing.dispatch_id
  where dispatch.status = 'waiting' and dispatch.due_at > now();
update mailing set dispatch_id = null, people = null, scheduled_by = planned.sent_by from planned
where planned.tenant_id = mailing.tenant_id and planned.id = mailing.id;
delete from dispatch using planned where planned.tenant_id = dispatch.tenant_id and planned.dispatch_id = dispatch.id;
alter table mailing force row level security;
alter table dispatch force row level security;
alter table dispatch_recipient force row level security;
create index mailing_due on mailing (tenant_id, due_at) where scheduled_by is not null;
create index mailing_by_time on mailing (tenant_id, due_at, id);
