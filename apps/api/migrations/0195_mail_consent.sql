-- That notices which are owed may come to somebody by e-mail: given, and withdrawn, each with its day and how. Nothing of it is
-- removed: a notice of then is judged by what stood then. Of a member, or of somebody without an account.
create table mail_consent (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  member_id uuid,
  person_id uuid,
  given_on date not null,
  given_how text not null check (given_how in ('account', 'paper')),
  given_recorded text not null,
  withdrawn_on date check (withdrawn_on >= given_on),
  withdrawn_how text check (withdrawn_how in ('account', 'paper')),
  withdrawn_recorded text,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  foreign key (tenant_id, person_id) references person (tenant_id, id),
  check (num_nonnulls(member_id, person_id) = 1),
  check (num_nonnulls(withdrawn_on, withdrawn_how, withdrawn_recorded) in (0, 3))
);
select courtyard.fence('mail_consent');
create index mail_consent_by_member on mail_consent (tenant_id, member_id) where member_id is not null;
create index mail_consent_by_person on mail_consent (tenant_id, person_id) where person_id is not null;

-- Whether a community asks for this consent; where there is no row, it does.
create table mail_consent_policy (
  tenant_id uuid not null references tenant (id),
  is_demanded boolean not null,
  source text,
  version int not null,
  primary key (tenant_id)
);
select courtyard.fence('mail_consent_policy');
