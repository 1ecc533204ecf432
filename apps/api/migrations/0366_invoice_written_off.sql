-- What of an invoice is written off and was not recovered, written by the transaction that writes it off, takes that back, or records or
-- ends a payment on it. Where it is the whole invoice, nothing was paid: its status says so.
alter table invoice add column written_off_minor bigint not null default 0;
-- The fence is forced upon the owner of the tables too; it is lifted within this transaction alone.
alter table invoice no force row level security;
alter table invoice_line no force row level security;
alter table adjustment no force row level security;
alter table adjustment_line no force row level security;
alter table adjustment_recovery no force row level security;
alter table payment no force row level security;
update invoice set written_off_minor = least(taken.minor, invoice.total_minor) from (
  select line.tenant_id, line.invoice_id, sum(part.amount_minor - part.credit_minor - coalesce((
    select sum(again.amount_minor) from adjustment_recovery again
    join payment on payment.tenant_id = again.tenant_id and payment.id = again.payment_id and payment.ended_as is null
    where again.tenant_id = part.tenant_id and again.adjustment_id = part.adjustment_id and again.item_id = part.item_id), 0)) as minor
  from adjustment
  join adjustment_line part on part.tenant_id = adjustment.tenant_id and part.adjustment_id = adjustment.id
  join invoice_line line on line.tenant_id = part.tenant_id and line.item_id = part.item_id
  where adjustment.kind = 'write-off' and adjustment.voided_on is null
  group by line.tenant_id, line.invoice_id) taken
where invoice.tenant_id = taken.tenant_id and invoice.id = taken.invoice_id;
alter table invoice force row level security;
alter table invoice_line force row level security;
alter table adjustment force row level security;
alter table adjustment_line force row level security;
alter table adjustment_recovery force row level security;
alter table payment force row level security;

alter table invoice add check (written_off_minor between 0 and total_minor);
alter table invoice drop column status;
alter table invoice add column status text not null generated always as (case when voided_on is not null then 'void'
  when open_minor = 0 and written_off_minor = total_minor then 'written-off' when open_minor = 0 then 'paid'
  when open_minor < total_minor then 'partial' else 'open' end) stored;
create index invoice_written_off on invoice (tenant_id, number) where written_off_minor > 0;
