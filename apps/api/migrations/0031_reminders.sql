-- Mails that were sent before something fell due, of every section: one for each thing, day and stage, however often
-- the job runs. A thing that is gone leaves its rows, which the housekeeping drops.
create table reminder (
  tenant_id uuid not null references tenant (id) on delete cascade,
  subject_type text not null,
  subject_id uuid not null,
  -- What of the thing falls due: its warranty, its service.
  kind text not null,
  due_on date not null,
  days_before int not null check (days_before >= 0),
  sent_at timestamptz not null,
  primary key (tenant_id, subject_type, subject_id, kind, due_on, days_before)
);
select courtyard.fence('reminder');
create index reminder_by_day on reminder (tenant_id, due_on);

-- What was sent until now. The fence is forced upon the owner of the tables too; it is lifted within the transaction.
alter table insurance_reminder no force row level security;
alter table asset_reminder no force row level security;
alter table reminder no force row level security;
insert into reminder (tenant_id, subject_type, subject_id, kind, due_on, days_before, sent_at)
select tenant_id, 'insurance-policy', policy_id, 'expiry', expires_on, days_before, sent_at from insurance_reminder
union all
select tenant_id, 'asset', asset_id, kind, due_on, days_before, sent_at from asset_reminder;
alter table reminder force row level security;
drop table insurance_reminder;
drop table asset_reminder;
