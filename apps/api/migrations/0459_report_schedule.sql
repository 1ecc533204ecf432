-- A saved report that is emailed on a day of each week, month or quarter.
create table report_schedule (
  tenant_id uuid not null,
  saved_report_id uuid not null,
  unit text not null check (unit in ('week', 'month', 'quarter')),
  -- The weekday of a week, 1 is Monday; otherwise the date.
  on_day int not null check (on_day between 1 and case unit when 'week' then 7 else 31 end),
  file text not null check (file in ('pdf', 'xlsx')),
  -- The first occurrence that is not sent yet; empty while it is paused.
  next_on date,
  primary key (tenant_id, saved_report_id),
  foreign key (tenant_id, saved_report_id) references saved_report (tenant_id, id) on delete cascade
);
select courtyard.fence('report_schedule');
create index report_schedule_due on report_schedule (tenant_id, next_on) where next_on is not null;

create table report_recipient (
  tenant_id uuid not null,
  saved_report_id uuid not null,
  member_id uuid not null,
  primary key (tenant_id, saved_report_id, member_id),
  foreign key (tenant_id, saved_report_id) references report_schedule (tenant_id, saved_report_id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
select courtyard.fence('report_recipient');
create index report_recipient_by_member on report_recipient (tenant_id, member_id);

-- A day on which a report was to be sent: one for each, however often and by how many processes it is tried.
create table report_occurrence (
  tenant_id uuid not null,
  saved_report_id uuid not null,
  occurs_on date not null,
  state text not null check (state in ('sent', 'failed', 'skipped')),
  reason text check (reason <> ''),
  -- Somebody asked to have a failed one sent again.
  retry boolean not null default false,
  at timestamptz not null,
  primary key (tenant_id, saved_report_id, occurs_on),
  foreign key (tenant_id, saved_report_id) references saved_report (tenant_id, id) on delete cascade,
  check ((state = 'failed') = (reason is not null)),
  check (not retry or state = 'failed')
);
select courtyard.fence('report_occurrence');
create index report_occurrence_to_retry on report_occurrence (tenant_id) where retry;

-- What became of an occurrence for one recipient: an email, or the reason why there is none.
create table report_delivery (
  tenant_id uuid not null,
  saved_report_id uuid not null,
  occurs_on date not null,
  member_id uuid not null,
  -- Emails are forgotten after 30 days; that one was made stays known.
  mail_id uuid,
  withheld text check (withheld in ('no-permission', 'inactive')),
  primary key (tenant_id, saved_report_id, occurs_on, member_id),
  foreign key (tenant_id, saved_report_id, occurs_on)
    references report_occurrence (tenant_id, saved_report_id, occurs_on) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  check (mail_id is not null or withheld is not null)
);
select courtyard.fence('report_delivery');
create index report_delivery_by_mail on report_delivery (tenant_id, mail_id) where mail_id is not null;
create index report_delivery_by_member on report_delivery (tenant_id, member_id);
