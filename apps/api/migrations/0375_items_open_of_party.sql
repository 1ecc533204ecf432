set local role courtyard_ledger;

-- What is open of a unit or a vendor, or was at the end of a day, is found beside all that they settled before: of that there is more every
-- year. An item without a day is open.
drop index public.open_item_of_party;
create index open_item_of_party on public.open_item (tenant_id, party_kind, party_id, settled_on);
