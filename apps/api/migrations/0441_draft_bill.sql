-- A bill that another section drafted for the vendor's work: nobody is asked about it until it is saved in accounting. Of one source
-- there is one bill, however often it is drafted.
alter table bill add column is_draft boolean not null default false;
alter table bill add column source_kind text check (source_kind <> '');
alter table bill add column source_id uuid;
alter table bill add check ((source_kind is null) = (source_id is null));
alter table bill add check (not (is_draft and is_posted));
create unique index bill_source on bill (tenant_id, source_kind, source_id) where source_id is not null;
create index bill_drafts on bill (tenant_id, voucher) where is_draft and voided_on is null;
alter table bill drop column status;
alter table bill add column status text not null generated always as (case when voided_on is not null then 'void'
  when is_draft then 'draft' when not is_posted then 'waiting' when open_minor = 0 then 'paid'
  when open_minor <> total_minor then 'partial' else 'open' end) stored;

-- Why no bill could be drafted for an accepted order.
alter table work_order add column bill_problem text;
