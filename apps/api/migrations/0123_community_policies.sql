-- For how long things wait is the community's to say; until it does, as long as they always did.
alter table tenant
  add column invitation_days smallint not null default 14 check (invitation_days between 1 and 90),
  add column answer_days smallint not null default 2 check (answer_days between 1 and 30);

grant update (invitation_days, answer_days) on tenant to courtyard_app;
