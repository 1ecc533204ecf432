set local role courtyard_ledger;

-- What an account of income or expense counts as in the tests of IRS Form 1120-H (26 U.S.C. §528(c)(1)); null where nobody has said so.
-- It changes no entry and no balance: it is said and corrected at any time.
alter table public.account add column tax_tag text,
  add constraint account_tax_tag_check check (tax_tag is null or (not is_heading and case type
    when 'income' then tax_tag in ('exempt-function', 'non-exempt', 'not-income')
    when 'expense' then tax_tag in ('property', 'property-direct', 'other', 'other-direct', 'not-spent')
    else false end));
grant update (tax_tag) on public.account to courtyard_app;
