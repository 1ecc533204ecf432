import type { ApprovalChange, ApprovalLimit } from '@courtyard/contract';
import { type Messages, type Texts, type Translate, messagesIn } from '@courtyard/contract/messages';
import type { Language, Label } from '@courtyard/contract/fields/labels';
import { z } from 'zod';
import type { Platform, PlatformCore } from '../../core/platform';
import type { Tx } from '../../database/database';
import type { Call } from '../../http/implement';
import type { CallContext, ReadContext } from '../../section/call-context';
import type { Tenant } from '../tenant';

/** Stands in an approval for its section, where the platform itself asks for it. */
export const ofPlatform = 'platform';

/** What asking, deciding and carrying out need of a call. */
export type ApprovalContext = CallContext & Pick<Call, 'afterCommit'>;

/** What carrying out is told besides: the last who approved, by the names of all who did. */
export interface CarryingOut extends ApprovalContext {
  approvedBy: { id: string; name: string };
}

/** What closing an approval needs, also where it expires. */
export interface Ending extends Pick<CallContext, 'tx' | 'audit'> {
  platform: Pick<Platform, 'clock' | 'notify' | 'events' | 'sections' | 'approvals'>;
  tenant: Tenant;
}

export interface ApprovalContent {
  /** What is asked, as a line: "Change of the role Bookkeeper". */
  title: string;
  /** What would be otherwise. */
  changes: readonly ApprovalChange[];
}

/** What the platform knows of a kind without knowing its parameters. */
export interface AnyApprovalKind {
  /** `people.role-update`: the section and what waits. */
  readonly name: string;
  /** What it is, without its subject: "Change of a role". */
  readonly label: Label;
  /** Whoever asks has it, still when it is carried out. */
  readonly asking: string;
  /** Who may decide, beside holding what is given. */
  readonly deciding: string;
  readonly expiresAfterDays: number;
  /** What happens where too few others could decide: it is done at once, and shown as such, or it cannot be asked. */
  readonly whenNobody: 'carry-out' | 'refuse';
  /** What a community sets of it: nothing, who decides and how many, or that by amounts. */
  readonly ruled: 'fixed' | 'deciders' | 'amounts';
  /** The kind whose rule it is decided by: its own, or one that the community sets for several ways to the same record. */
  readonly rule: string;
  /**
   * How many decide where the community has set nothing; from 0 where there are no amounts. Amounts are in cents of a US dollar, and
   * become round ones of the same order in the community's currency; where its law asks for more deciders, that counts.
   */
  readonly limits: readonly ApprovalLimit[];
  /**
   * What the payee of a record got, or was billed, from a day on beside the record itself, in minor units; null for a kind without payees.
   */
  readonly earlierToPayee:
    | ((
        context: Pick<ReadContext, 'tx' | 'platform' | 'tenant'>,
        asked: { recordId: string; from: string },
      ) => Promise<number>)
    | null;
  /** What the change itself locks; taken before the approval is, so that the two do not wait for each other. */
  lock(tx: Tx): Promise<void>;
  /** Null where the parameters are of another release and cannot be read. */
  contentOf(stored: unknown, language: Language): ApprovalContent | null;
  /** How the record stands now; null where it is gone, or the parameters cannot be read. */
  fingerprintOf(context: Pick<ReadContext, 'tx'>, stored: unknown): Promise<string | null>;
  /** Members who may not decide either, beside who asks: who wrote what waits, where somebody else asks for it. */
  writersOf(context: Pick<ReadContext, 'tx'>, stored: unknown): Promise<readonly string[]>;
  carryOut(context: CarryingOut, stored: unknown): Promise<void>;
  /** What follows once it is refused, in the name of who refused. */
  refused(context: ApprovalContext, stored: unknown, reason: string): Promise<void>;
  /** What follows once it ended and was not carried out: refused, withdrawn or expired. */
  lapsed(context: Ending, stored: unknown): Promise<void>;
}

/** A kind with its parameters, as `requestApproval` takes it. */
export interface ApprovalKind<P> extends AnyApprovalKind {
  /** The parameters as they are stored: JSON. Throws where they do not fit. */
  stored(parameters: P): string;
}

type Defaulted = 'expiresAfterDays' | 'whenNobody' | 'ruled' | 'rule' | 'limits' | 'earlierToPayee' | 'lock';

export interface ApprovalKindInput<P, C extends Texts>
  extends
    Pick<AnyApprovalKind, 'name' | 'label' | 'asking' | 'deciding'>,
    Partial<Pick<AnyApprovalKind, Defaulted>> {
  /** What is carried out, and what its words are made of. It is kept for years: add fields as optional ones. */
  parameters: z.core.$ZodType<P>;
  messages: Messages<C>;
  content(t: Translate<C>, parameters: P, language: Language): ApprovalContent;
  fingerprint(context: Pick<ReadContext, 'tx'>, parameters: P): Promise<string | null>;
  writers?(context: Pick<ReadContext, 'tx'>, parameters: P): Promise<readonly string[]>;
  /** Does what was asked, in the name of who asked. Refuses by a Problem where it cannot be done any more. */
  carryOut(context: CarryingOut, parameters: P): Promise<void>;
  /** Takes back what was asked for where it is refused; without, the record stays as it is. */
  refused?(context: ApprovalContext, parameters: P, reason: string): Promise<void>;
  /** What follows where it ends and is not carried out, whichever way; its changes are told on open pages. */
  lapsed?(context: Ending, parameters: P): Promise<void>;
}

/** Declares a kind of approval; a section names it in `defineSection`. Where nothing else is said one other person decides, within 14 days. */
export function defineApproval<P, C extends Texts>(input: ApprovalKindInput<P, C>): ApprovalKind<P> {
  const { parameters, messages, content, fingerprint, writers, carryOut, refused, lapsed, ...rest } = input;
  return {
    expiresAfterDays: 14,
    whenNobody: 'refuse',
    ruled: 'fixed',
    rule: input.name,
    limits: [{ fromMinor: 0, deciders: 1 }],
    earlierToPayee: null,
    lock: async () => {},
    ...rest,
    stored: (given) => JSON.stringify(z.parse(parameters, given)),
    contentOf(stored, language) {
      const verdict = z.safeParse(parameters, stored);
      return verdict.success ? content(messagesIn(messages, language), verdict.data, language) : null;
    },
    async fingerprintOf(context, stored) {
      const verdict = z.safeParse(parameters, stored);
      return verdict.success ? fingerprint(context, verdict.data) : null;
    },
    async writersOf(context, stored) {
      const verdict = z.safeParse(parameters, stored);
      return verdict.success && writers ? writers(context, verdict.data) : [];
    },
    carryOut: (context, stored) => carryOut(context, z.parse(parameters, stored)),
    async refused(context, stored, reason) {
      const verdict = z.safeParse(parameters, stored);
      if (verdict.success) await refused?.(context, verdict.data, reason);
    },
    async lapsed(context, stored) {
      const verdict = z.safeParse(parameters, stored);
      if (verdict.success) await lapsed?.(context, verdict.data);
    },
  };
}

/** How many have to approve an amount, whatever its sign: what the highest limit that it reaches says; nothing given counts as no amount. */
export function decidersFor(limits: readonly ApprovalLimit[], amountMinor: number | null): number {
  const reached = limits.filter(({ fromMinor }) => fromMinor <= Math.abs(amountMinor ?? 0));
  return reached.toSorted((a, b) => a.fromMinor - b.fromMinor).at(-1)?.deciders ?? 0;
}

/** What has kinds of approvals: each section, and the platform itself, which no community switches off. */
export function approving({
  sections,
  approvals,
}: Pick<PlatformCore, 'sections' | 'approvals'>): { id: string; approvals: readonly AnyApprovalKind[] }[] {
  return [...sections, { id: ofPlatform, approvals }];
}

/** A kind by its name. */
export function approvalKindOf(
  platform: Pick<PlatformCore, 'sections' | 'approvals'>,
  name: string,
): AnyApprovalKind | undefined {
  return approving(platform)
    .flatMap(({ approvals }) => approvals)
    .find((kind) => kind.name === name);
}
