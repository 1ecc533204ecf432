-- Permissions that whoever opens a packet needs besides, as for minutes of an executive session.
alter table packet add column needs text[] not null default '{}';
alter table packet no force row level security;
alter table meeting no force row level security;
update packet set needs = array['Executive Sessions View']
where exists (
  select from jsonb_array_elements(packet.parts) part
  join meeting on meeting.tenant_id = packet.tenant_id and meeting.id = (part ->> 'id')::uuid
  where part ->> 'kind' = 'minutes' and meeting.is_executive);
alter table packet force row level security;
alter table meeting force row level security;

select courtyard.make_searchable('packet', 'packet', 'title', 'title');
