-- What goes by e-mail to many, as it was written; how its letters stand is told by its dispatch.
create table mailing (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  subject text not null check (subject <> ''),
  body text not null check (body <> ''),
  category text not null check (category in ('news', 'events', 'money', 'notice')),
  reply_to text,
  audience_id uuid not null,
  written_by uuid not null,
  -- Null for a draft.
  dispatch_id uuid,
  people int,
  subject_sort text collate "C" not null generated always as (lower(subject)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, audience_id) references audience (tenant_id, id),
  foreign key (tenant_id, written_by) references member (tenant_id, id),
  foreign key (tenant_id, dispatch_id) references dispatch (tenant_id, id)
);
select courtyard.fence('mailing');
create index mailing_by_subject on mailing (tenant_id, subject_sort, id);
create index mailing_by_change on mailing (tenant_id, updated_at, id);
create index mailing_by_dispatch on mailing (tenant_id, dispatch_id);
create index mailing_by_writer on mailing (tenant_id, written_by);
create index mailing_by_audience on mailing (tenant_id, audience_id);

create table mail_template (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  name text not null check (name <> ''),
  subject text not null,
  body text not null,
  category text not null check (category in ('news', 'events', 'money', 'notice')),
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select courtyard.fence('mail_template');

create table mailing_setting (
  tenant_id uuid not null references tenant (id),
  postal_address text not null,
  version int not null,
  primary key (tenant_id)
);
select courtyard.fence('mailing_setting');

select courtyard.make_searchable('mailing', 'mailing', 'subject', $$concat_ws(' ', subject, body)$$);
