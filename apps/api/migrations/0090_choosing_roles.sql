-- Who lets people in chooses among the roles of the community, by the one list that there is of them.
alter table role_permission no force row level security;
insert into role_permission (tenant_id, role_id, permission)
select tenant_id, role_id, 'Roles List View' from role_permission where permission = 'Member Invite'
on conflict do nothing;
alter table role_permission force row level security;
