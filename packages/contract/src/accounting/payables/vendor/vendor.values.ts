import { taxBoxes } from '../../../bookkeeping/service-item/service-item.values';

/** What a vendor is for the tax, as line 3 of the IRS's Form W-9 has it. */
export const taxClasses = [
  'individual',
  'c-corporation',
  's-corporation',
  'partnership',
  'trust',
  'llc',
  'exempt',
  'government',
] as const;

/** Which number a taxpayer is known by: of a business, or of a person. */
export const tinKinds = ['ein', 'ssn'] as const;

/** Boxes of the 1099 that payments to a vendor can count in. */
export const vendorTaxBoxes = taxBoxes.filter((box) => box !== 'none');

/** Whether what a 1099 takes is there. */
export const taxRecordStates = ['on-file', 'missing', 'not-needed'] as const;

export const reportability = ['yes', 'no'] as const;

export const vendorStatuses = ['active', 'archived'] as const;
