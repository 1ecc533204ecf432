-- A packet with the delinquency report names who owes: whoever opens it needs the permission of that report.
alter table packet no force row level security;
alter table saved_report no force row level security;
alter table packet disable trigger search_updated;
update packet set needs = array_append(needs, 'Invoices List View')
where not needs @> array['Invoices List View'] and exists (
  select from jsonb_array_elements(packet.parts) part
  where part ->> 'report' = 'delinquency'
    or (part ->> 'kind' = 'saved-report' and exists (select from saved_report saved
      where saved.tenant_id = packet.tenant_id and saved.id = (part ->> 'id')::uuid and saved.kind = 'delinquency')));
alter table packet enable trigger search_updated;
alter table packet force row level security;
alter table saved_report force row level security;
