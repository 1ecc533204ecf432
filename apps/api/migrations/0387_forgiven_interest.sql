-- Of interest that was taken back, what a person had waived or voided before: it counts as charged, so that it is not charged again.
alter table late_charge add column forgiven_minor bigint not null default 0
  check (forgiven_minor >= 0 and forgiven_minor <= amount_minor and (forgiven_minor = 0 or (kind = 'interest' and taken_back_on is not null)));
