-- The list of documents is searched by an index of trigrams, as other long lists: of 100,000 documents each search read every text.
alter table document add column words text not null
  generated always as (courtyard.list_key(name || ' ' || courtyard.joined(tags) || ' ' || coalesce(description, ''))) stored;
create index document_words on document using gin (tenant_id, words gin_trgm_ops) with (gin_pending_list_limit = 1024);
create policy searched_by_functions on document for select to current_user using (courtyard.is_searching());

-- Documents of the community, whoever may see them: the list asks for that.
create function courtyard.find_documents(p_pattern text, p_limit int) returns setof uuid
  language plpgsql stable security definer rows 200
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
begin
  perform courtyard.start_searching();
  return query select id from document where tenant_id = courtyard.tenant_id() and words like p_pattern limit p_limit;
  perform courtyard.stop_searching();
end $$;
revoke execute on function courtyard.find_documents(text, int) from public;
grant execute on function courtyard.find_documents(text, int) to courtyard_app;
