import type { ImportRow } from '@courtyard/contract/properties/property/import';
import { emailAddress } from '@courtyard/contract';
import { say } from '../../../../../platform/http/language/sentence';
import type { Complaints } from './fields.rules';

export interface OwnerCells {
  name: string | null;
  email: string | null;
  phone: string | null;
}

interface OwnersVerdict {
  errors: Complaints;
  changes: ImportRow['changes'];
  newOwners: string[];
  contact: { email: string | null; phone: string | null };
}

const same = (a: readonly string[], b: readonly string[]) =>
  JSON.stringify(a.map((name) => name.toLowerCase()).toSorted()) ===
  JSON.stringify(b.map((name) => name.toLowerCase()).toSorted());

function contactProblems({ name, email, phone }: OwnerCells, names: readonly string[]): Complaints {
  const errors: Complaints = {};
  if (names.some((one) => one.length > 120)) errors.ownerName = 'A name has 120 characters at most.';
  if (names.length > 20) errors.ownerName = 'A property has 20 owners at most.';
  if (email !== null && !emailAddress.safeParse(email).success)
    errors.ownerEmail = say`"${email}" is not an e-mail address.`;
  if (phone !== null && phone.length > 40) errors.ownerPhone = 'A phone number has 40 characters at most.';
  if (name === null && (email !== null || phone !== null))
    errors.ownerName = 'Whose contact is this? Add the name.';
  return errors;
}

/**
 * What a row's owners come to. Several are separated by semicolons and own equal shares from today. A property that
 * has owners keeps them: a change of owners is a sale, which a file cannot tell apart from a typing error.
 */
export function ownersVerdict(cells: OwnerCells, current: readonly string[]): OwnersVerdict {
  const names = [
    ...new Set(
      (cells.name ?? '')
        .split(';')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ];
  const errors = contactProblems(cells, names);
  const nothing = { errors, changes: {}, newOwners: [], contact: { email: null, phone: null } };
  if (names.length === 0 || same(names, current)) return nothing;
  if (current.length > 0) {
    errors.ownerName ??= say`${current.join('; ')} owns it today, and a file does not sell: nobody of this row is recorded. Record the sale on the page of the property, and leave the owner out here.`;
    return nothing;
  }
  const email = names.length === 1 && cells.email !== null ? cells.email.toLowerCase() : null;
  const phone = names.length === 1 ? cells.phone : null;
  return {
    errors,
    changes: { ownerName: { before: '', after: names.join('; ') } },
    newOwners: names,
    contact: { email, phone },
  };
}
