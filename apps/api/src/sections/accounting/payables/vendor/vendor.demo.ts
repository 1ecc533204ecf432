import type { TinKind } from '@courtyard/contract/accounting/payables/vendor/tin';
import { type VendorInput, vendorInput } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { addDays, dayAt } from '@courtyard/contract/days';
import { accounts } from '../../../../ledger';
import { Dice, idOf } from '../../../../platform/section/demo/dice';
import type { DemoSeed } from '../../../../platform/section/demo/demo-community';
import { sealTin } from './tin/sealed-tin';
import { columnsOf } from './vendor.sql';

/** With a code of the chart in place of the account, and days as far from today as they are. */
type DemoVendor = Partial<Omit<VendorInput, 'fileIds' | 'reportable'>> & {
  name: string;
  expense: string;
  w9DaysAgo?: number;
  insuredForDays?: number;
  /**
   * Numbers that belong to nobody: EINs from 00, which the IRS uses in the samples of its test system, and SSNs of those that the
   * SSA set aside for advertisements (987-65-4320 to 987-65-4329).
   */
  tin?: { kind: TinKind; digits: string };
  isArchived?: boolean;
};

const town = { line2: null, city: 'Riverton', region: 'FL', postalCode: '33578' };

const demoVendors: readonly DemoVendor[] = [
  {
    name: 'Greenway Landscaping',
    legalName: 'Greenway Grounds Care LLC',
    accountNumber: 'HOA-2204',
    email: 'office@greenway-grounds.example',
    phone: '(555) 555-0131',
    website: 'https://greenway-grounds.example',
    address: { ...town, line1: '41 Nursery Road' },
    termsDays: 30,
    taxClass: 'llc',
    taxBox: 'nec-1',
    expense: '5200',
    w9DaysAgo: 410,
    insuredForDays: 18,
    tin: { kind: 'ein', digits: '000000131' },
    notes: 'Crew comes on Tuesdays. Irrigation is billed separately.',
  },
  {
    name: 'Clearwater Pool Service',
    email: 'dispatch@clearwater-pools.example',
    phone: '(555) 555-0142',
    address: { ...town, line1: '9 Marina Way' },
    termsDays: 15,
    taxClass: 's-corporation',
    expense: '5210',
    w9DaysAgo: 220,
    insuredForDays: 201,
    tin: { kind: 'ein', digits: '000000142' },
  },
  {
    name: 'Ray Dalton Plumbing',
    legalName: 'Raymond T. Dalton',
    email: 'ray@dalton-plumbing.example',
    phone: '(555) 555-0153',
    address: { ...town, line1: '117 Orchard Street' },
    termsDays: 0,
    taxClass: 'individual',
    taxBox: 'nec-1',
    expense: '5220',
    w9DaysAgo: 95,
    insuredForDays: 130,
    tin: { kind: 'ssn', digits: '987654321' },
    notes: 'Nights and weekends at the same number.',
  },
  {
    // A second record of the same person: one payee of the 1099 register.
    name: 'Dalton Emergency Plumbing',
    legalName: 'Raymond T. Dalton',
    phone: '(555) 555-0154',
    address: { ...town, line1: '117 Orchard Street' },
    termsDays: 0,
    taxClass: 'individual',
    taxBox: 'nec-1',
    expense: '5220',
    tin: { kind: 'ssn', digits: '987654321' },
  },
  {
    name: 'Handy Brothers',
    email: 'handybrothers@mail.example',
    phone: '(555) 555-0164',
    termsDays: 15,
    taxClass: 'partnership',
    taxBox: 'nec-1',
    expense: '5220',
    notes: 'Asked for the W-9 twice.',
  },
  {
    name: 'Holloway & Pierce',
    legalName: 'Holloway & Pierce, P.A.',
    accountNumber: '10077',
    email: 'billing@hollowaypierce.example',
    phone: '(555) 555-0175',
    website: 'https://hollowaypierce.example',
    address: { ...town, line1: '300 Court Square', line2: 'Suite 12' },
    termsDays: 30,
    // Fees of attorneys are reported of corporations too.
    taxClass: 'c-corporation',
    taxBox: 'nec-1',
    expense: '5020',
    w9DaysAgo: 640,
    tin: { kind: 'ein', digits: '000000175' },
  },
  {
    name: 'Bayside Mutual Insurance',
    accountNumber: 'CP-4471902',
    email: 'commercial@baysidemutual.example',
    phone: '(555) 555-0186',
    website: 'https://baysidemutual.example',
    address: { ...town, line1: '1 Mutual Plaza' },
    termsDays: 20,
    taxClass: 'c-corporation',
    expense: '5040',
  },
  {
    name: 'Riverton Light & Power',
    accountNumber: '7702-118-04',
    phone: '(555) 555-0197',
    website: 'https://rivertonpower.example',
    address: { ...town, line1: '88 Substation Road' },
    termsDays: 21,
    taxClass: 'c-corporation',
    expense: '5100',
  },
  {
    name: 'Riverton Water Department',
    accountNumber: '00-53312',
    phone: '(555) 555-0108',
    address: { ...town, line1: '2 City Hall' },
    termsDays: 21,
    taxClass: 'government',
    expense: '5110',
  },
  {
    name: 'Marsh & Ito',
    legalName: 'Marsh & Ito CPAs, LLP',
    email: 'ar@marsh-ito.example',
    phone: '(555) 555-0119',
    address: { ...town, line1: '14 Ledger Lane' },
    termsDays: 30,
    taxClass: 'partnership',
    taxBox: 'nec-1',
    expense: '5030',
    w9DaysAgo: 300,
    tin: { kind: 'ein', digits: '000000119' },
  },
  {
    name: 'Sunrise Lawn Care',
    email: 'sunrise@lawncare.example',
    phone: '(555) 555-0120',
    termsDays: 30,
    taxClass: 'individual',
    taxBox: 'nec-1',
    expense: '5200',
    w9DaysAgo: 900,
    insuredForDays: -240,
    tin: { kind: 'ssn', digits: '987654322' },
    isArchived: true,
    notes: 'Until the contract went to Greenway.',
  },
];

/** Whom a demo community buys from, changed in the last three months. */
export const seedVendors: DemoSeed = async (tx, { id: tenantId, slug, timeZone, platform }) => {
  const dice = new Dice(`${slug} vendors`);
  const accountIds = new Map((await accounts(tx)).map(({ code, id }) => [code, id]));
  const now = Date.now();
  const today = dayAt(new Date(now), timeZone);
  for (const { expense, w9DaysAgo, insuredForDays, tin, isArchived = false, ...written } of demoVendors) {
    const id = idOf(`${slug} vendor ${written.name}`);
    const updatedAt = new Date(now - dice.between(60, 130_000) * 60_000);
    const { fileIds: _none, ...input } = vendorInput.parse({
      ...written,
      reportable: written.taxBox !== undefined,
      expenseAccountId: accountIds.get(expense) ?? null,
      w9ReceivedOn: w9DaysAgo === undefined ? null : addDays(today, -w9DaysAgo),
      insuredUntil: insuredForDays === undefined ? null : addDays(today, insuredForDays),
    });
    await tx
      .insertInto('vendor')
      .values({ tenantId, id, ...columnsOf(input), archivedAt: isArchived ? updatedAt : null, updatedAt })
      .execute();
    if (tin)
      await tx
        .insertInto('vendorTin')
        .values({
          tenantId,
          vendorId: id,
          kind: tin.kind,
          sealed: sealTin(platform, id, tin.digits),
          lastFour: tin.digits.slice(-4),
          setAt: updatedAt,
        })
        .execute();
  }
};
