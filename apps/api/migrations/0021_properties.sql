-- Trusted extensions that come with PostgreSQL: equality in exclusion constraints, and search in texts.
create extension if not exists btree_gist;
create extension if not exists btree_gin;
create extension if not exists pg_trgm;

-- Sorts "Unit 9" before "Unit 10": lower case, every number padded to twelve digits.
create function courtyard.natural_key(value text) returns text
  language sql immutable strict parallel safe as $$
  select coalesce(string_agg(
    case when part[1] < ':' then repeat('0', greatest(0, 12 - length(part[1]))) || part[1] else part[1] end,
    '' order by place), '')
  from regexp_matches(lower(value), '[0-9]+|[^0-9]+', 'g') with ordinality as found (part, place)
$$;

create table property (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  unit_number text not null check (unit_number <> ''),
  building text not null default '',
  lot text,
  type text not null check (type in ('condo', 'townhouse', 'house', 'apartment', 'commercial', 'parking', 'storage', 'land')),
  status text not null default 'active' check (status in ('active', 'construction', 'renovation', 'inactive')),
  address_line1 text,
  address_line2 text,
  city text,
  region text,
  postal_code text,
  area_sq_ft int check (area_sq_ft > 0),
  bedrooms int check (bedrooms >= 0),
  bathroom_halves int check (bathroom_halves >= 0),
  floor int,
  ownership_share_millionths int not null default 0 check (ownership_share_millionths between 0 and 1000000),
  billing_ratio_millionths int not null default 0 check (billing_ratio_millionths between 0 and 1000000),
  notes text,
  archived_at timestamptz,
  -- As of the community's day in property_day; written by courtyard.summarize_properties alone.
  occupancy text not null default 'vacant' check (occupancy in ('owner', 'rented', 'vacant')),
  owner_names text not null default '',
  resident_names text not null default '',
  insured_until date,
  -- What lists sort by: never null, so that a page is one stretch of an index in either direction.
  unit_sort text collate "C" not null generated always as (courtyard.natural_key(unit_number)) stored,
  building_sort text collate "C" not null generated always as (courtyard.natural_key(building)) stored,
  owner_sort text collate "C" not null generated always as (lower(owner_names)) stored,
  area_sort int not null generated always as (coalesce(area_sq_ft, 0)) stored,
  insured_sort date not null generated always as (coalesce(insured_until, date '0001-01-01')) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select courtyard.fence('property');
create unique index property_unit on property (tenant_id, lower(building), lower(unit_number));
create index property_by_unit on property (tenant_id, unit_sort, id);
create index property_by_building on property (tenant_id, building_sort, unit_sort, id);
-- For the filter; the one above is for the order, in which "Tower 9" comes before "Tower 10".
create index property_in_building on property (tenant_id, building, unit_sort, id);
create index property_by_type on property (tenant_id, type, unit_sort, id);
create index property_by_status on property (tenant_id, status, unit_sort, id);
create index property_by_occupancy on property (tenant_id, occupancy, unit_sort, id);
create index property_by_owner on property (tenant_id, owner_sort, id);
create index property_by_area on property (tenant_id, area_sort, id);
create index property_by_share on property (tenant_id, ownership_share_millionths, id);
create index property_by_insurance on property (tenant_id, insured_sort, id);
create index property_archived on property (tenant_id, unit_sort, id) where archived_at is not null;
create trigger list_written before insert or update or delete on property
  for each statement execute function courtyard.list_written('property');

-- The words a property is found by, apart from it: with row level security an index on text is of no use to the
-- serving role, so that it has no access here at all and asks through courtyard.find_properties.
create table property_search (
  tenant_id uuid not null,
  property_id uuid not null,
  words text not null,
  primary key (tenant_id, property_id),
  foreign key (tenant_id, property_id) references property (tenant_id, id) on delete cascade
);
select courtyard.fence('property_search');
revoke all on property_search from courtyard_app;
create policy searched_by_its_owner on property_search to current_user using (true) with check (true);
create index property_search_words on property_search using gin (tenant_id, words gin_trgm_ops);

create function courtyard.index_property_words() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into property_search (tenant_id, property_id, words)
  select tenant_id, id, lower(concat_ws(' ', '', unit_number, regexp_replace(unit_number, '[^[:alnum:]]+', ' ', 'g'),
    building, lot, address_line1, address_line2, city, postal_code, replace(owner_names, ',', ''),
    replace(resident_names, ',', '')))
  from written
  on conflict (tenant_id, property_id) do update set words = excluded.words
    where property_search.words <> excluded.words;
  return null;
end $$;
create trigger words_inserted after insert on property referencing new table as written
  for each statement execute function courtyard.index_property_words();
create trigger words_updated after update on property referencing new table as written
  for each statement execute function courtyard.index_property_words();

-- The words of a needle as patterns, the longest first: anywhere in a word from three letters on, at the beginning
-- of a word below, where trigrams tell little.
create function courtyard.search_patterns(p_needle text) returns text[]
  language sql immutable strict parallel safe as $$
  select array_agg(case when length(word) > 2 then '%' else '% ' end || word || '%' order by length(word) desc)
  from (
    select replace(replace(replace(part, '\', '\\'), '%', '\%'), '_', '\_') as word
    from regexp_split_to_table(lower(p_needle), '\s+') as part where part <> ''
  ) words
$$;

-- Properties of the transaction's community that have every word of the needle: by the index.
create function courtyard.find_properties(p_needle text) returns setof uuid
  language plpgsql stable security definer rows 500 set search_path = public, pg_temp as $$
declare
  patterns text[] := courtyard.search_patterns(p_needle);
begin
  return query
    select property_id from property_search
    where tenant_id = courtyard.tenant_id() and words like patterns[1] and words like all (patterns);
end $$;

-- The same asked of one property: for needles that so many have that it is quicker to walk the list and look.
create function courtyard.property_has(p_property_id uuid, p_patterns text[]) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from property_search
    where tenant_id = courtyard.tenant_id() and property_id = p_property_id and words like all (p_patterns))
$$;
