import type { Tx } from '../../../../database/database';
import type { CallContext, ReadContext } from '../../../../section/call-context';
import type { SectionDefinition } from '../../../../section/define-section';
import { usesSection } from '../../../../section/jobs/section-jobs';

interface Said {
  memberId: string;
  isInternal: boolean;
  message: string;
  writtenAt: string;
  fileIds: readonly string[];
}

/** What a member asked, with all that was said of it since. */
export interface AskedTicket {
  subject: string;
  memberId: string;
  /** The first is what was asked. */
  messages: readonly Said[];
}

export interface TicketRequest {
  id: string;
  number: number;
}

/** How what members ask becomes a request of the community, as the section that keeps them does it. */
export interface TicketRequests {
  /** Whether the caller may open requests for others. */
  may(caller: ReadContext['caller']): boolean;
  /** Kinds that the community uses, by what they are called. */
  kinds(context: ReadContext): Promise<{ key: string; name: { en: string; es: string } }[]>;
  /** Opens a request of this kind in the caller's transaction, reported by who asked. Throws invalid for an unknown kind. */
  open(context: CallContext, kind: string, ticket: AskedTicket): Promise<TicketRequest>;
  /** The page on which the caller reads it. */
  pageOf(caller: ReadContext['caller'], requestId: string): string;
  /** The page on which who asked reads it. */
  ownPage(requestId: string): string;
}

type HasTicketRequests = Pick<SectionDefinition, 'id' | 'ticketRequests'>;

/** The section of this community that keeps requests; null where none does. */
export async function ticketRequestsOf(
  sections: readonly HasTicketRequests[],
  tx: Tx,
): Promise<TicketRequests | null> {
  for (const { id, ticketRequests } of sections)
    if (ticketRequests && (await usesSection(tx, id))) return ticketRequests;
  return null;
}
