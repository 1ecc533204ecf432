-- The colour by which an area is told from others in calendars and lists. Areas that are there take theirs by turns.
alter table common_area add column color text
  check (color in ('blue', 'teal', 'amber', 'violet', 'rose', 'slate'));
-- The fence is forced upon the owner of the tables too; it is lifted within the transaction.
alter table common_area no force row level security;
update common_area set color = turn.color from (
  select tenant_id, id, (array['blue', 'teal', 'amber', 'violet', 'rose', 'slate'])
    [1 + (row_number() over (partition by tenant_id order by created_at, name_sort, id) - 1) % 6] as color
  from common_area) turn
where turn.tenant_id = common_area.tenant_id and turn.id = common_area.id;
alter table common_area force row level security;
alter table common_area alter column color set not null;
