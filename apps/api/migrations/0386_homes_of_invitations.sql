-- The home that came with an invitation goes with it where it is taken back: nobody moved in by it.
alter table invitation
  add column residency_id uuid,
  add foreign key (tenant_id, residency_id) references residency (tenant_id, id) on delete set null (residency_id);
create index invitation_by_residency on invitation (tenant_id, residency_id) where residency_id is not null;

-- Such a residency never began; every other stays, with its end.
grant delete on residency to courtyard_app;
