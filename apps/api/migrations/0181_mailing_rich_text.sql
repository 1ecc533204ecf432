-- What is mailed is rich text by now, as announcements are: the editor's JSON, and its plain words beside it, by which it is found.
create function pg_temp.written(p_text text) returns jsonb language sql as $$
  select jsonb_build_object('type', 'doc', 'content', coalesce(jsonb_agg(
    jsonb_build_object('type', 'paragraph', 'content', (
      select jsonb_agg(piece.node order by piece.line, piece.part) from (
        select line, 0 as part, jsonb_build_object('type', 'hardBreak') as node
        from regexp_split_to_table(block, E'\n') with ordinality as lines (said, line) where line > 1
        union all
        select line, 1, jsonb_build_object('type', 'text', 'text', said)
        from regexp_split_to_table(block, E'\n') with ordinality as lines (said, line) where said <> '') piece)) order by place), '[]'))
  from regexp_split_to_table(btrim(replace(p_text, E'\r', ''), E'\n '), E'\n[ \t]*\n\\s*') with ordinality as blocks (block, place)
  where btrim(block, E'\n \t') <> ''
$$;

drop trigger search_inserted on mailing;
drop trigger search_updated on mailing;
drop trigger search_deleted on mailing;
alter table mailing rename column body to words;
alter table mailing add column body jsonb;
alter table mail_template rename column body to words;
alter table mail_template add column body jsonb;
-- The fence is forced upon the owner of the tables too; it is lifted within this transaction alone.
alter table mailing no force row level security;
alter table mail_template no force row level security;
update mailing set body = pg_temp.written(words);
update mail_template set body = pg_temp.written(words);
alter table mailing force row level security;
alter table mail_template force row level security;
alter table mailing alter column body set not null;
alter table mail_template alter column body set not null;
alter table mail_template drop column words;
select courtyard.make_searchable('mailing', 'mailing', 'subject', $$concat_ws(' ', subject, words)$$);
