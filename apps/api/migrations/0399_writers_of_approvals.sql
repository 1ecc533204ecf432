-- Who wrote what waits does not decide on it, and is not shown it as theirs to decide: kept as it was when it was asked, since a change
-- of the thing ends the asking. The fence is forced upon the owner of the tables too; it is lifted within the transaction.
alter table approval add column writer_ids uuid[] not null default '{}';

alter table approval no force row level security;
alter table bill no force row level security;
update approval set writer_ids = array[bill.entered_by]
from bill
where approval.kind = 'accounting.bill' and bill.tenant_id = approval.tenant_id
  and bill.id = (approval.parameters ->> 'billId')::uuid;
alter table approval force row level security;
alter table bill force row level security;
