import type { PacketPartInput } from '@courtyard/contract/banking/packet/packet';
import { reportFilters } from '@courtyard/contract/banking/saved-report/saved-report';
import {
  reportTraits,
  type SavedReportKind,
} from '@courtyard/contract/banking/saved-report/saved-report.values';
import { savedReportLabels } from '@courtyard/contract/banking/saved-report/saved-report.labels';
import { datesOf } from '@courtyard/contract/banking/saved-report/relative-period.rules';
import type { PaperOf } from '../../../../ledger';
import { forbidden, invalid, Problem } from '../../../../platform/http/problem';
import { documentPdf } from '../../../../platform/mail/paper/document-pdf';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { packetSourceOf } from '../../../../platform/tenancy/profile/ports/packet-source';
import { yearBegins } from '../../../bookkeeping';
import { type AskedReport, reportKinds } from '../../report/file/report-kinds';
import { getSavedReport, requireKind } from '../../saved-report/saved-reports';

/** A part that somebody may open, and how it becomes a PDF when no transaction is open any more. */
export interface ReadPart {
  name: string;
  needs: string | null;
  pdf: { draw: (paper: PaperOf) => Promise<Buffer> } | { storageKey: string; bytes: number };
}

/** A part as it was found: read as of the moment of the transaction. */
interface FoundPart {
  name: string;
  /** A permission that whoever reads the packet needs too. */
  needs: string | null;
  read: () => Promise<ReadPart['pdf']>;
}

/** Throws a Problem, 403, for who may not see reports, or not those of a kind. */
function requireReports(context: ReadContext, kind: SavedReportKind): void {
  if (!context.caller.permissions.has('Financial Reports View'))
    throw forbidden('You need the permission "Financial Reports View" to add reports.');
  requireKind(context, kind);
}

const report = (context: ReadContext, name: string, asked: AskedReport): FoundPart => ({
  name,
  needs: reportTraits[asked.kind].alsoNeeds ?? null,
  read: async () => ({ draw: await reportKinds[asked.kind].pdf(context, asked) }),
});

const incomplete = (place: number) => invalid({ [`parts.${place}`]: 'Choose what this part is of.' });

/** A part that the caller may open. Throws a Problem: 403, 404, 409, 422. */
async function found(context: ReadContext, part: PacketPartInput, place: number): Promise<FoundPart> {
  const { kind, id } = part;
  if (kind === 'report') {
    const { report: of, period } = part;
    if (of === null || period === null) throw incomplete(place);
    if (!reportTraits[of].periods.includes(period) || period === 'fixed-date' || period === 'fixed-dates')
      throw invalid({ [`parts.${place}`]: 'Choose a period that this report has.' });
    requireReports(context, of);
    const dates = datesOf({ period, from: null, to: null }, todayOf(context), await yearBegins(context.tx));
    const name = savedReportLabels[`kind.${of}`][context.tenant.language];
    return report(context, name, { kind: of, filters: reportFilters.parse({}), dates });
  }
  if (id === null) throw incomplete(place);
  if (kind === 'saved-report') {
    const saved = await getSavedReport(context, id);
    requireReports(context, saved.kind);
    return report(context, saved.name, saved);
  }
  const source = await packetSourceOf(context, kind);
  if (!source) throw incomplete(place);
  const its = await source.part(context, id);
  const { name, needs = null } = its;
  if ('file' in its) return { name, needs, read: async () => its.file };
  return { name, needs, read: async () => ({ draw: () => documentPdf(its.text) }) };
}

/** That a part is not there for somebody, or they may not open it. */
export const isKept = (error: unknown): error is Problem =>
  error instanceof Problem && (error.status === 404 || error.status === 403);

/** Looks at each part without reading its figures. Throws a Problem for the first that the caller may not open. */
export async function requireParts(
  context: ReadContext,
  parts: readonly PacketPartInput[],
): Promise<{ names: string[]; needs: string[] }> {
  const all: FoundPart[] = [];
  for (const [place, part] of parts.entries()) {
    try {
      all.push(await found(context, part, place));
    } catch (error) {
      // Whether it is gone or kept from the caller is not told.
      if (!isKept(error) || error.status !== 404) throw error;
      const text = 'This part was deleted, or you can’t open it. Remove it and choose another.';
      throw invalid({ [`parts.${place}`]: text }, text);
    }
  }
  return { names: all.map(({ name }) => name), needs: neededFor(all) };
}

/** What whoever reads the packet needs for its parts, besides opening packets. */
export const neededFor = (parts: readonly Pick<FoundPart, 'needs'>[]): string[] => [
  ...new Set(parts.flatMap(({ needs }) => needs ?? [])),
];

/** Reads a part as of the moment of the transaction. */
export async function readPart(
  context: ReadContext,
  part: PacketPartInput,
  place: number,
): Promise<ReadPart> {
  const { name, needs, read } = await found(context, part, place);
  return { name, needs, pdf: await read() };
}
