-- What bookings of common areas are billed as, and how many days before they begin that is due. Without an item nothing is billed.
alter table billing_setting
  add column booking_item_id uuid,
  add column booking_due_days int not null default 0 check (booking_due_days between 0 and 365),
  add foreign key (tenant_id, booking_item_id) references service_item (tenant_id, id);
create index billing_setting_by_booking_item on billing_setting (tenant_id, booking_item_id) where booking_item_id is not null;

-- What a booking is to cost as it stands, and what of that was billed. While the two differ it waits to be billed or taken back.
create table booking_charge (
  tenant_id uuid not null references tenant (id),
  reservation_id uuid not null,
  property_id uuid not null,
  -- The area and the time, as the lines of its invoice say it.
  name text not null check (name <> ''),
  due_on date not null,
  fee_minor bigint not null check (fee_minor >= 0),
  deposit_minor bigint not null check (deposit_minor >= 0),
  billed_fee_minor bigint not null default 0 check (billed_fee_minor >= 0),
  billed_deposit_minor bigint not null default 0 check (billed_deposit_minor >= 0),
  -- Why it costs less than it did.
  reason text check (reason <> ''),
  -- Why it could not be billed or taken back; it is tried again.
  problem text check (problem <> ''),
  primary key (tenant_id, reservation_id),
  foreign key (tenant_id, reservation_id) references reservation (tenant_id, id),
  foreign key (tenant_id, property_id) references property (tenant_id, id)
);
select courtyard.fence('booking_charge');
create index booking_charge_by_property on booking_charge (tenant_id, property_id);
create index booking_charge_waiting on booking_charge (tenant_id, reservation_id)
  where fee_minor <> billed_fee_minor or deposit_minor <> billed_deposit_minor;

-- The booking that an invoice is for.
alter table invoice
  add column reservation_id uuid,
  add foreign key (tenant_id, reservation_id) references reservation (tenant_id, id);
create index invoice_by_reservation on invoice (tenant_id, reservation_id, number) where reservation_id is not null;
