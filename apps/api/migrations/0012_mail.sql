-- Mail, queued in the transaction that causes it. The words are blanked once a server has taken the mail.

create table mail (
  tenant_id uuid not null references tenant,
  id uuid not null,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'kept')),
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  primary key (tenant_id, id)
);
create index mail_newest on mail (tenant_id, queued_at desc, id desc);
select courtyard.fence('mail');
