-- Each kind of document names itself here: what comes later adds no rule.
alter table document_number drop constraint document_number_document_check;
alter table document_number add constraint document_number_document_check check (document ~ '^[a-z][a-z-]{0,39}$');

-- What vendors bill, and what they credit: amounts of a credit are negative, so that sums are what is owed. It is posted at once or
-- when it is approved; then its lines are open items of the ledger, and `open_minor` is what is open of them, written by the
-- transaction that posts (see docs/decisions/0083).
create table bill (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  -- Counted in the community from 1, beside the vendor's own number.
  voucher bigint not null check (voucher > 0),
  kind text not null check (kind in ('bill', 'credit')),
  vendor_id uuid not null,
  number text not null check (number <> ''),
  billed_on date not null,
  due_on date not null,
  memo text check (memo <> ''),
  total_minor bigint not null check (total_minor <> 0),
  open_minor bigint not null,
  is_posted boolean not null default false,
  entered_by uuid not null,
  entered_by_name text not null check (entered_by_name <> ''),
  voided_on date,
  voided_by text check (voided_by <> ''),
  void_reason text check (void_reason <> ''),
  status text not null generated always as (case when voided_on is not null then 'void' when not is_posted then 'waiting'
    when open_minor = 0 then 'paid' when open_minor <> total_minor then 'partial' else 'open' end) stored,
  version int not null default 1,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, voucher),
  foreign key (tenant_id, vendor_id) references vendor (tenant_id, id),
  foreign key (tenant_id, entered_by) references member (tenant_id, id),
  check (due_on >= billed_on),
  check (voided_on is null or open_minor = 0),
  check (is_posted or open_minor = 0),
  check (case kind when 'bill' then total_minor > 0 and open_minor between 0 and total_minor
    else total_minor < 0 and open_minor between total_minor and 0 end),
  check ((voided_on is null) = (voided_by is null) and (voided_on is null) = (void_reason is null))
);
select courtyard.fence('bill');
create unique index bill_number on bill (tenant_id, vendor_id, lower(number)) where voided_on is null;
create index bill_by_vendor on bill (tenant_id, vendor_id, voucher);
create index bill_by_date on bill (tenant_id, billed_on, voucher);
create index bill_by_due on bill (tenant_id, due_on, voucher);
create index bill_by_total on bill (tenant_id, total_minor, voucher);
create index bill_by_open on bill (tenant_id, open_minor, voucher);
create index bill_by_number on bill (tenant_id, lower(number) text_pattern_ops);
create index bill_by_member on bill (tenant_id, entered_by);
-- What is open, and what waits, is a small part of what was ever billed.
create index bill_open_by_voucher on bill (tenant_id, voucher) where open_minor <> 0;
create index bill_open_by_due on bill (tenant_id, due_on, voucher) where open_minor > 0;
create index bill_waiting on bill (tenant_id, voucher) where not is_posted and voided_on is null;
create index bill_void on bill (tenant_id, voucher) where voided_on is not null;
create index bill_credits on bill (tenant_id, voucher) where kind = 'credit';
select courtyard.make_searchable('bill', 'bill', 'number', $$concat_ws(' ', number, memo)$$);

create table bill_line (
  tenant_id uuid not null,
  bill_id uuid not null,
  position int not null,
  -- Of the books, once it is posted; it has the bill as its source.
  item_id uuid,
  account_id uuid not null,
  fund_id uuid not null,
  description text check (description <> ''),
  -- Positive, of a credit too.
  amount_minor bigint not null check (amount_minor > 0),
  tax_box text check (tax_box in ('nec-1', 'misc-1', 'misc-3', 'misc-10')),
  primary key (tenant_id, bill_id, position),
  unique (tenant_id, item_id),
  foreign key (tenant_id, bill_id) references bill (tenant_id, id) on delete cascade
);
select courtyard.fence('bill_line');

create table bill_file (
  tenant_id uuid not null,
  bill_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (tenant_id, bill_id, position),
  foreign key (tenant_id, bill_id) references bill (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('bill_file');
create index bill_file_by_file on bill_file (tenant_id, file_id);
