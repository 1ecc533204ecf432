-- The list of requests is searched by an index of trigrams, as other long lists.
alter table request add column words text not null generated always as (courtyard.list_key(
  number || ' ' || title || ' ' || coalesce(description, '') || ' ' || coalesce(reporter_name, ''))) stored;
create index request_words on request using gin (tenant_id, words gin_trgm_ops) with (gin_pending_list_limit = 1024);
create policy searched_by_functions on request for select to current_user using (courtyard.is_searching());

-- Requests by their own words and by the name of the member who reported them; whoever may see them: the list asks for that.
create function courtyard.find_requests(p_pattern text, p_limit int) returns setof uuid
  language plpgsql stable security definer rows 200
  set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  perform courtyard.start_searching();
  return query
    select id from request where tenant_id = courtyard.tenant_id() and words like p_pattern
    union all
    select request.id from member join request on request.tenant_id = member.tenant_id and request.member_id = member.id
    where member.tenant_id = courtyard.tenant_id() and courtyard.list_key(member.display_name) like p_pattern
    limit p_limit;
  perform courtyard.stop_searching();
end $$;
revoke execute on function courtyard.find_requests(text, int) from public;
grant execute on function courtyard.find_requests(text, int) to courtyard_app;
