-- Recurring invoices with an amount of each unit: by line, for a whole cycle of invoices, which the invoices share out to the minor unit.
alter table recurring_invoice drop constraint recurring_invoice_split_check;
alter table recurring_invoice
  add constraint recurring_invoice_split_check check (split in ('each', 'by-share', 'per-unit')),
  add column installments int check (installments between 1 and 12),
  -- A day of the month of a cycle's first invoice.
  add column installments_from date,
  add check ((split = 'per-unit') = (installments is not null) and (installments is null) = (installments_from is null)),
  add check (split <> 'per-unit' or scope = 'units');
alter table recurring_invoice_unit add column amounts_minor jsonb check (jsonb_typeof(amounts_minor) = 'array');

-- Templates of dues that a later one took the place of, as they were, so that this can be undone before its first invoice.
create table recurring_replacement (
  tenant_id uuid not null,
  template_id uuid not null,
  replaced_id uuid not null,
  rule_before text not null check (rule_before <> ''),
  status_before text not null check (status_before in ('active', 'paused')),
  -- Bills the lines of the replaced template that are not of the dues.
  remainder_id uuid,
  primary key (tenant_id, template_id, replaced_id),
  foreign key (tenant_id, template_id) references recurring_template (tenant_id, id) on delete cascade,
  foreign key (tenant_id, replaced_id) references recurring_template (tenant_id, id) on delete cascade,
  foreign key (tenant_id, remainder_id) references recurring_template (tenant_id, id)
);
select courtyard.fence('recurring_replacement');
create index recurring_replacement_by_replaced on recurring_replacement (tenant_id, replaced_id);
create index recurring_replacement_by_remainder on recurring_replacement (tenant_id, remainder_id) where remainder_id is not null;
