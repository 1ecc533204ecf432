-- What goes with a letter. It goes with it, too: what a server has taken is not kept here.
create table mail_attachment (
  tenant_id uuid not null,
  mail_id uuid not null,
  position int not null,
  name text not null check (name <> ''),
  media_type text not null check (media_type <> ''),
  content bytea not null,
  primary key (tenant_id, mail_id, position),
  foreign key (tenant_id, mail_id) references mail (tenant_id, id) on delete cascade
);
select courtyard.fence('mail_attachment');

-- An invoice that was mailed, to each of its owners by a letter of its own. How it was delivered the outbox says, as long as it
-- has the letter.
create table invoice_letter (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  kind text not null check (kind in ('invoice', 'reminder')),
  recipient text not null check (recipient <> ''),
  to_address text not null check (to_address <> ''),
  -- Null until it is drawn.
  mail_id uuid,
  sent_by text not null check (sent_by <> ''),
  asked_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoice (tenant_id, id)
);
select courtyard.fence('invoice_letter');
create index invoice_letter_by_invoice on invoice_letter (tenant_id, invoice_id, asked_at);
