-- How a community looks: its logo, and the colour of the wordmark in each scheme.
create table community_look (
  tenant_id uuid primary key references tenant (id),
  logo_file_id uuid,
  -- In pixels.
  logo_width int check (logo_width > 0),
  logo_height int check (logo_height > 0),
  -- On white in the dark scheme.
  logo_plate boolean not null default true,
  -- Null: the product's own.
  wordmark_light text check (wordmark_light ~ '^#[0-9a-f]{6}$'),
  wordmark_dark text check (wordmark_dark ~ '^#[0-9a-f]{6}$'),
  version int not null default 1,
  foreign key (tenant_id, logo_file_id) references file (tenant_id, id),
  check (num_nulls(logo_file_id, logo_width, logo_height) in (0, 3))
);
select courtyard.fence('community_look');
