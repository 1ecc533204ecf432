-- The filter and column of invoices, bills and unit balances that was called ageing is aging; views that people saved go on with it.
alter table list_view no force row level security;
update list_view set settings = regexp_replace(settings::text, '\mageing\M', 'aging', 'g')::jsonb
where settings::text ~ '\mageing\M';
alter table list_view force row level security;
