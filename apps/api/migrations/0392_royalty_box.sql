-- Box 2 of the 1099-MISC, royalties: reported from another amount than the boxes beside it (26 U.S.C. §6050N).
alter table service_item
  drop constraint service_item_tax_box_check,
  add constraint service_item_tax_box_check check (tax_box in ('none', 'nec-1', 'misc-1', 'misc-2', 'misc-3', 'misc-10'));
alter table vendor
  drop constraint vendor_tax_box_check,
  add constraint vendor_tax_box_check check (tax_box in ('nec-1', 'misc-1', 'misc-2', 'misc-3', 'misc-10'));
alter table bill_line
  drop constraint bill_line_tax_box_check,
  add constraint bill_line_tax_box_check check (tax_box in ('nec-1', 'misc-1', 'misc-2', 'misc-3', 'misc-10'));
