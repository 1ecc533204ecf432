-- How owners pay, in the community's own words: it stands on invoices and statements.
create table billing_setting (
  tenant_id uuid primary key references tenant (id),
  how_to_pay text check (how_to_pay <> ''),
  version int not null default 1
);
select courtyard.fence('billing_setting');
