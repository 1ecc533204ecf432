import type { PdfText } from '../../../mail/paper/document-pdf';
import type { ReadContext } from '../../../section/call-context';
import type { SectionDefinition } from '../../../section/define-section';
import { usesSection } from '../../../section/jobs/section-jobs';

/** A part of a packet as its section has it now: drawn from what is written, or a stored file. */
export type SourcePart = {
  name: string;
  /** The permission that whoever reads the packet needs too; left out: none. */
  needs?: string;
} & ({ text: PdfText } | { file: { storageKey: string; mediaType: string; bytes: number } });

/** Records that packets are put together from: only those that the caller may open. */
export interface PacketSource {
  kind: 'minutes' | 'document';
  /** Throws a Problem where there is none for the caller, or it cannot be a part. */
  part: (context: ReadContext, id: string) => Promise<SourcePart>;
  /** Some that can be chosen and have every word of the search, the newest first: at most `limit`, however many there are. */
  choices: (
    context: ReadContext,
    asked: { search: string; limit: number },
  ) => Promise<{ id: string; name: string }[]>;
}

/** Of the section that has them; null where the community does not use it. */
export async function packetSourceOf(
  { tx, platform }: Pick<ReadContext, 'tx' | 'platform'>,
  kind: PacketSource['kind'],
): Promise<PacketSource | null> {
  for (const { id, packetSources } of platform.sections satisfies readonly SectionDefinition[]) {
    const found = packetSources.find((each) => each.kind === kind);
    if (found && (await usesSection(tx, id))) return found;
  }
  return null;
}
