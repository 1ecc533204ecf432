import type { Text } from '../../http/language/sentence';
import type { CallContext } from '../../section/call-context';
import type { Tx } from '../../database/database';
import type { SectionDefinition } from '../../section/define-section';
import { usesSection } from '../../section/jobs/section-jobs';

/** What a vendor is owed for by what another section knows of. */
export interface VendorWork {
  /** There is one bill of it, however often it is drafted. */
  source: { kind: string; id: string };
  vendorId: string;
  /** The bill's number, until the vendor's own is entered. */
  number: string;
  memo: string;
  /** What proves it: the bill gets a copy of each, as what it was drafted from keeps its own. */
  fileIds?: readonly string[];
  /** `place`: what a line is charged to; without, what the vendor's bills begin with. */
  lines: readonly {
    description: string;
    amountMinor: number;
    place?: { accountId: string; fundId: string };
  }[];
}

export interface SourceBill {
  id: string;
  number: string;
}

/** How bills of vendors are drafted, as a section keeps them. */
export interface VendorBills {
  /** Drafts a bill in the caller's transaction and gives the one that there is, or why none can be drafted. */
  draft(context: CallContext, work: VendorWork): Promise<SourceBill | { problem: Text }>;
  /** The id of the vendor as whom a member is paid back: one that is added where there is none yet. */
  payeeOf(context: CallContext, member: { memberId: string; name: string }): Promise<string>;
  /** The bill of a source; null where there is none. */
  billOf(tx: Tx, source: VendorWork['source']): Promise<SourceBill | null>;
  /** Who has it may open bills. */
  permission: string;
}

type HasVendorBills = Pick<SectionDefinition, 'id' | 'vendorBills'>;

/** The section of this community that keeps bills of vendors; null where none does. */
export async function vendorBillsOf(
  sections: readonly HasVendorBills[],
  tx: Tx,
): Promise<VendorBills | null> {
  for (const { id, vendorBills } of sections)
    if (vendorBills && (await usesSection(tx, id))) return vendorBills;
  return null;
}

type HasPaidSources = Pick<SectionDefinition, 'sourcesPaid'>;

/** Tells sections that bills of what they know of are paid in full, in the transaction that paid them. */
export async function notifyPaid(
  sections: readonly HasPaidSources[],
  context: CallContext,
  sources: readonly VendorWork['source'][],
): Promise<void> {
  if (sources.length === 0) return;
  for (const { sourcesPaid } of sections) await sourcesPaid?.(context, sources);
}
