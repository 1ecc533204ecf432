alter table role
  add column name_sort text collate "C" not null generated always as (lower(name)) stored,
  add column version int not null default 1,
  drop constraint role_tenant_id_name_key;
-- Two names that differ in their case alone are one to a reader.
create unique index role_name on role (tenant_id, name_sort);

-- Who manages the members chooses among roles. The permission was offered to others before there was a page for it.
alter table role no force row level security;
alter table role_permission no force row level security;
insert into role_permission (tenant_id, role_id, permission)
select tenant_id, id, 'Roles List View' from role where built_in and name = 'Manager'
on conflict do nothing;
alter table role force row level security;
alter table role_permission force row level security;
