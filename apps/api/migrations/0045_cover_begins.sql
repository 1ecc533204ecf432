-- A policy covers from its first day on: one that starts later says nothing of today. Until when a property is insured is
-- the last day of unbroken cover that today belongs to; without cover today, the day on which the last one ended.
create or replace function courtyard.insured_until(p_property uuid, p_day date) returns date
  language sql stable as $$
  with policy as (
    select coalesce(starts_on, date '-infinity') as starts_on, expires_on
    from insurance_policy
    where tenant_id = courtyard.tenant_id() and property_id = p_property and kind = 'homeowner'
  )
  select coalesce(
    (select min(expires_on) from policy
      where expires_on >= p_day
        and exists (select from policy running where running.starts_on <= p_day and running.expires_on >= p_day)
        and not exists (select from policy next
          where next.starts_on <= policy.expires_on + 1 and next.expires_on > policy.expires_on)),
    (select max(expires_on) from policy where expires_on < p_day));
$$;

-- As before, with the cover as of the day.
create or replace function courtyard.summarize_properties(p_properties uuid[], p_day date) returns int
  language plpgsql as $$
declare
  changed int;
begin
  with fresh as (
    select wanted.id,
      coalesce((select string_agg(person.name, ', ' order by ownership.share_millionths desc, person.name, person.id)
        from ownership join person on person.tenant_id = ownership.tenant_id and person.id = ownership.person_id
        where ownership.tenant_id = courtyard.tenant_id() and ownership.property_id = wanted.id
          and ownership.starts_on <= p_day and (ownership.ends_on is null or ownership.ends_on >= p_day)), '') as owner_names,
      coalesce(living.names, '') as resident_names,
      case when living.rented then 'rented' when living.names is not null then 'owner' else 'vacant' end as occupancy,
      courtyard.insured_until(wanted.id, p_day) as insured_until
    from unnest(p_properties) as wanted (id)
    left join lateral (
      select string_agg(person.name, ', ' order by person.name, person.id) as names,
        bool_or(residency.kind = 'tenant') as rented
      from residency join person on person.tenant_id = residency.tenant_id and person.id = residency.person_id
      where residency.tenant_id = courtyard.tenant_id() and residency.property_id = wanted.id
        and residency.starts_on <= p_day and (residency.ends_on is null or residency.ends_on >= p_day)
    ) living on true
  )
  update property set owner_names = fresh.owner_names, resident_names = fresh.resident_names,
    occupancy = fresh.occupancy, insured_until = fresh.insured_until
  from fresh
  where property.tenant_id = courtyard.tenant_id() and property.id = fresh.id
    and ((property.owner_names, property.resident_names, property.occupancy) is distinct from
      (fresh.owner_names, fresh.resident_names, fresh.occupancy)
      or property.insured_until is distinct from fresh.insured_until);
  get diagnostics changed = row_count;
  return changed;
end $$;

create index insurance_policy_by_start on insurance_policy (tenant_id, starts_on);

-- A new day has begun: brings those up to it for whom a period or a cover began or ended since the last one.
create or replace function courtyard.turn_property_day(p_day date) returns int language plpgsql as $$
declare
  since date;
  touched uuid[];
begin
  -- Never turned before: whatever began or ended until now may have done so after it was written.
  insert into property_day (tenant_id, summarized_on) values (courtyard.tenant_id(), date '0001-01-01')
  on conflict do nothing;
  select summarized_on into since from property_day where tenant_id = courtyard.tenant_id() for update;
  if since = p_day then
    return 0;
  end if;
  -- A clock may also be set back: whatever lies between the two days changes either way.
  select array_agg(distinct property_id) into touched from (
    select property_id from ownership where tenant_id = courtyard.tenant_id()
      and starts_on between least(since, p_day) and greatest(since, p_day)
    union select property_id from ownership where tenant_id = courtyard.tenant_id()
      and ends_on between least(since, p_day) - 1 and greatest(since, p_day)
    union select property_id from residency where tenant_id = courtyard.tenant_id()
      and starts_on between least(since, p_day) and greatest(since, p_day)
    union select property_id from residency where tenant_id = courtyard.tenant_id()
      and ends_on between least(since, p_day) - 1 and greatest(since, p_day)
    union select property_id from insurance_policy where tenant_id = courtyard.tenant_id()
      and starts_on between least(since, p_day) and greatest(since, p_day)
    union select property_id from insurance_policy where tenant_id = courtyard.tenant_id()
      and expires_on between least(since, p_day) - 1 and greatest(since, p_day)
  ) periods;
  update property_day set summarized_on = p_day where tenant_id = courtyard.tenant_id();
  return coalesce(courtyard.summarize_properties(touched, p_day), 0);
end $$;

-- What stands there was told without the first day of cover: each community's next call brings all of it up to date.
-- The fence is forced upon the owner of the tables too; it is lifted within the migration's transaction.
alter table property_day no force row level security;
delete from property_day;
alter table property_day force row level security;
