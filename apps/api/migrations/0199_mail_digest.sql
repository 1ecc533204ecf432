-- Kinds of mailings that a member gets in the letter of a day or a week, in place of a letter each.
create table mail_digest (
  tenant_id uuid not null references tenant (id),
  member_id uuid not null,
  category text not null check (category in ('news', 'events')),
  primary key (tenant_id, member_id, category),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
select courtyard.fence('mail_digest');
