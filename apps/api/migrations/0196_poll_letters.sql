-- Who is told of a vote besides in the product, as they were when it opened: by a ballot on paper, where they have no account or
-- did not agree to required notices by e-mail; by e-mail how they can vote, where they have an address and no account.
create table poll_letter (
  tenant_id uuid not null,
  poll_id uuid not null,
  -- The member's id, or the person's where they are no member.
  person_key uuid not null,
  name text not null,
  language text not null check (language in ('en', 'es')),
  postal_address text,
  -- Whose ballots are in it.
  elector_ids uuid[] not null,
  -- Null where nothing was e-mailed.
  email text,
  on_paper boolean not null,
  posted_on date,
  posted_by text,
  primary key (tenant_id, poll_id, person_key),
  foreign key (tenant_id, poll_id) references poll (tenant_id, id) on delete cascade,
  check (on_paper or posted_on is null)
);
select courtyard.fence('poll_letter');

create or replace function courtyard.remove_poll_records(p_poll_id uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  today date := courtyard.day_in(tenant, now());
begin
  if not exists (select from poll where tenant_id = tenant and id = p_poll_id and keep_until < today
    and status not in ('draft', 'nominating', 'open', 'closed')) then
    raise exception 'the records of this poll are kept';
  end if;
  delete from poll_ballot where tenant_id = tenant and poll_id = p_poll_id;
  delete from poll_code where tenant_id = tenant and poll_id = p_poll_id;
  delete from poll_envelope where tenant_id = tenant and poll_id = p_poll_id;
  delete from poll_elector where tenant_id = tenant and poll_id = p_poll_id;
  delete from poll_letter where tenant_id = tenant and poll_id = p_poll_id;
  update poll set records_removed_on = today, version = version + 1 where tenant_id = tenant and id = p_poll_id;
end $$;
