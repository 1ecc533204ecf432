-- A draft opens itself at this moment.
alter table poll add column opens_at timestamptz;
create index poll_opening on poll (tenant_id, opens_at) where status = 'draft' and opens_at is not null;

-- A proxy on paper is recorded by the management: of an owner without an account too.
alter table poll_proxy
  alter column given_by drop not null,
  add column recorded_by uuid,
  add foreign key (tenant_id, recorded_by) references member (tenant_id, id),
  add check (given_by is null or recorded_by is null);
