import { defineColumns } from '../../wire/fields/columns';
import type { MemberSummary } from './member';
import { memberStatuses } from './member.values';
import { memberLabels } from './member.labels';

/** A language in itself: a file is read by people of any. */
const ownName = (code: string) => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).join('; ');

/** The members, as a table and as a file, and what they are filtered by. */
export const memberColumns = defineColumns<MemberSummary>()(
  memberLabels,
  [
    { field: 'name', kind: 'text', sort: true },
    { field: 'email', kind: 'text' },
    { field: 'phone', kind: 'text' },
    { field: 'homePhone', kind: 'text' },
    { field: 'workPhone', kind: 'text' },
    {
      field: 'mailingAddress',
      kind: 'text',
      of: ({ mailingAddress }) => mailingAddress?.replaceAll('\n', ', '),
    },
    { field: 'languages', kind: 'text', of: ({ languages }) => languages.map(ownName).join('; ') },
    { field: 'homes', kind: 'text', of: ({ homes }) => namesOf(homes) },
    { field: 'roles', kind: 'text', of: ({ roles }) => namesOf(roles) },
    { field: 'status', kind: 'choice' },
    { field: 'memberSince', kind: 'day', sort: true },
  ],
  { status: memberStatuses, roleId: 'reference', memberSince: 'days', leaving: 'days' },
);
