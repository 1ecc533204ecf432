import type { MemberContact } from '@courtyard/contract';
import type { MergeChoice } from '@courtyard/contract/people/member/merge';
import { kept } from '../merge.rules';

type Languages = Pick<MemberContact, 'languages'>;
type Emergency = Pick<MemberContact, 'emergencyContacts'>;

export interface Phones {
  phone: string | null;
  homePhone: string | null;
  workPhone: string | null;
}

const digits = (phone: string) => phone.replaceAll(/\D/g, '');
const sameNumber = (a: string, b: string) => digits(a) === digits(b) && (digits(a) !== '' || a === b);

/** The languages of both, each once, those of the one that stays first. */
export const mergedLanguages = (stays: Languages, goes: Languages): MemberContact['languages'] => [
  ...new Set([...stays.languages, ...goes.languages]),
];

/** Those to call of both, in their order; the same name with the same number is one. */
export function mergedEmergency(stays: Emergency, goes: Emergency): MemberContact['emergencyContacts'] {
  const nameOf = ({ name }: { name: string }) => name.trim().toLowerCase();
  const further = goes.emergencyContacts.filter(
    (theirs) =>
      !stays.emergencyContacts.some(
        (ours) => nameOf(ours) === nameOf(theirs) && sameNumber(ours.phone, theirs.phone),
      ),
  );
  return [...stays.emergencyContacts, ...further];
}

/**
 * The numbers of both: what is chosen of each kind, and where a kind is without one, a number that was not chosen. A number that
 * stands already is not kept a second time. `moved` are those that stand under another kind than before.
 */
export function mergedPhones(
  stays: Phones,
  goes: Phones,
  choice: Pick<MergeChoice, keyof Phones>,
): Phones & { moved: string[] } {
  const kinds = ['phone', 'homePhone', 'workPhone'] as const;
  const merged: Phones = { phone: null, homePhone: null, workPhone: null };
  const stands = (number: string) =>
    Object.values(merged).some((other: string | null) => other !== null && sameNumber(other, number));
  for (const kind of kinds) {
    const number = kept(stays[kind], goes[kind], choice[kind]);
    if (number !== null && !stands(number)) merged[kind] = number;
  }
  const moved: string[] = [];
  for (const number of kinds.flatMap((kind) => [stays[kind], goes[kind]])) {
    const room = (['homePhone', 'workPhone'] as const).find((kind) => merged[kind] === null);
    if (number === null || room === undefined || stands(number)) continue;
    merged[room] = number;
    moved.push(number);
  }
  return { ...merged, moved };
}
