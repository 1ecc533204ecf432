import type { ImportRow } from '@courtyard/contract/properties/property/import';
import { emailAddress } from '@courtyard/contract';
import { msg } from '../../../../../platform/http/language/sentence';
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
  if (names.some((one) => one.length > 120)) errors.ownerName = 'A name can have up to 120 characters.';
  if (names.length > 20) errors.ownerName = 'A property can have up to 20 owners.';
  if (email !== null && !emailAddress.safeParse(email).success)
    errors.ownerEmail = msg`"${email}" is not an email address.`;
  if (phone !== null && phone.length > 40) errors.ownerPhone = 'A phone number can have up to 40 characters.';
  if (name === null && (email !== null || phone !== null))
    errors.ownerName = 'Add the name for this contact.';
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
    errors.ownerName ??= msg`This property belongs to ${current.join('; ')}, and sales can’t be imported. Record the sale on the property’s page, and leave the owner blank here.`;
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
