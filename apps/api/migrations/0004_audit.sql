create table audit_log (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  at timestamptz not null default now(),
  actor_member_id uuid,
  actor_name text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  changes jsonb not null,
  address text,
  request_id text,
  primary key (tenant_id, id),
  foreign key (tenant_id, actor_member_id) references member (tenant_id, id)
);
select courtyard.fence('audit_log');
revoke update, delete on audit_log from courtyard_app;
create index audit_log_by_subject on audit_log (tenant_id, subject_type, subject_id, at desc);
create index audit_log_by_time on audit_log (tenant_id, at desc);
create trigger append_only before update or delete on audit_log
  for each row execute function courtyard.refuse_change();
create trigger never_emptied before truncate on audit_log
  for each statement execute function courtyard.refuse_change();
