-- The login of the application, which owns the tables, saw what every community chose of the sections, whether it had become
-- courtyard_app or not. Now only functions that look across communities do, by a setting that ends with them.
drop policy upkeep on tenant_section;
do $$
begin
  execute format(
    'create policy upkeep on tenant_section for select to %I using (current_setting(''app.across_communities'', true) = ''on'')',
    current_user);
end $$;

create or replace function courtyard.section_versions_in_use() returns table (section_id text, version text)
language plpgsql volatile security definer set search_path = pg_catalog, public as $$
begin
  perform set_config('app.across_communities', 'on', true);
  return query
    select channel.section_id, channel.version from section_channel channel
    union
    select chosen.section_id, chosen.pinned_version from tenant_section chosen where chosen.pinned_version is not null;
  perform set_config('app.across_communities', 'off', true);
end $$;
