import type { VendorInput } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { msg } from '../../../../platform/http/language/sentence';
import type { BroughtVendor } from '../../../accounting';
import { flagIn } from '../../account/import/cells.rules';
import { RowFault } from '../rows.rules';

type TaxBox = VendorInput['taxBox'];

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** What other systems call the boxes of the 1099, without spaces and punctuation. */
const boxNames: readonly (readonly [Exclude<TaxBox, null>, RegExp])[] = [
  ['misc-10', /attorney|grossproceeds|misc(?:box)?10(?!\d)/],
  ['misc-3', /other|misc(?:box)?3(?!\d)/],
  ['misc-2', /royalt|misc(?:box)?2(?!\d)/],
  ['misc-1', /rent|misc(?:box)?1(?!\d)/],
  ['nec-1', /nec|nonemployee|misc(?:box)?7(?!\d)/],
];

function boxIn(text: string): TaxBox {
  if (text === '') return null;
  const found = boxNames.find(([, names]) => names.test(plain(text)));
  if (!found)
    throw new RowFault(
      'taxBox',
      msg`"${text}" isn’t a 1099 box. Use NEC-1, MISC-1, MISC-2, MISC-3 or MISC-10.`,
    );
  return found[0];
}

/** Whether a vendor gets a 1099, and the box that payments count in: nonemployee compensation where none is said. */
export function reportabilityIn(flag: string, box: string): { reportable: boolean; taxBox: TaxBox } {
  const named = boxIn(box);
  const isReportable = flag === '' ? named !== null : flagIn(flag);
  if (isReportable === undefined) throw new RowFault('reportable', msg`Enter yes or no, not "${flag}".`);
  return { reportable: isReportable, taxBox: isReportable ? (named ?? 'nec-1') : null };
}

const grouped = { ein: /^\d{2}-\d{7}$/, ssn: /^\d{3}[- ]\d{2}[- ]\d{4}$/ } as const;

/** `hidden`: the export shows its last digits alone. */
type ReadTin = BroughtVendor['tin'] | 'hidden';

/** A tax id of nine digits, of which the groups say whether it is of a business or of a person. No message has the number in it. */
export function tinIn(text: string): ReadTin {
  if (text === '') return null;
  if (/[x*•#]/i.test(text)) return 'hidden';
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^\d{9}$/.test(digits)) throw new RowFault('tin', 'Enter nine digits: 12-3456789 or 123-45-6789.');
  if (/^0+$/.test(digits)) throw new RowFault('tin', 'A TIN can’t be all zeros. Copy it from the W-9.');
  if (grouped.ein.test(text)) return { kind: 'ein', digits };
  if (grouped.ssn.test(text)) return { kind: 'ssn', digits };
  throw new RowFault(
    'tin',
    msg`The tax ID ending in ${digits.slice(-4)} could be an EIN or an SSN. Enter it as 12-3456789 or 123-45-6789.`,
  );
}
