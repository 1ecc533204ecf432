import type { Language } from '@courtyard/contract/fields/labels';
import { day as dayOfCalendar, emailAddress, optionalLine } from '@courtyard/contract/primitives';
import {
  invitationFileColumns,
  type InvitationFileRow,
} from '@courtyard/contract/people/admission/invitation/invitation-file.columns';
import type { homeRelations } from '@courtyard/contract/people/member/member.values';
import { memberLabels } from '@courtyard/contract/people/member/member.labels';
import { builtInRoleLabels } from '@courtyard/contract/platform/member/role.labels';
import type { Sheet } from '../../../../../platform/files/csv/csv.rules';
import { msg, type Text } from '../../../../../platform/http/language/sentence';

type Field = keyof InvitationFileRow;
type Relation = (typeof homeRelations)[number];

/** A row of a file, by the columns that it has. */
export interface FileRow extends InvitationFileRow {
  line: number;
}

const plain = (text: string) => text.trim().toLowerCase();
const calledSo = (label: Readonly<Record<Language, string>> | undefined, text: string) =>
  Object.values(label ?? {}).some((known) => plain(known) === plain(text));

/** The rows by what their columns are called, in any language; what else a file has is not read. Null without addresses. */
export function rowsOfSheet({ columns, rows }: Sheet): FileRow[] | null {
  const fields = invitationFileColumns.fields.map(({ field }) => field);
  const { labels } = invitationFileColumns;
  const isAddress = (title: string) => /^(e-?mail|correo)\b/i.test(title.trim());
  const placeOf = (field: Field) =>
    columns.findIndex(
      (title) =>
        plain(title) === plain(field) ||
        calledSo(labels[field], title) ||
        (field === 'email' && isAddress(title)) ||
        (field === 'roles' && /^role?$/i.test(title.trim())),
    );
  const places = fields.map((field) => [field, placeOf(field)] as const);
  if (placeOf('email') < 0) return null;
  return rows.map(({ line, cells }) => {
    const read = (field: Field) => cells[places.find(([name]) => name === field)?.[1] ?? -1]?.trim() ?? '';
    return {
      line,
      email: read('email'),
      name: read('name'),
      roles: read('roles'),
      home: read('home'),
      relation: read('relation'),
      from: read('from'),
      until: read('until'),
      language: read('language'),
    };
  });
}

/** What a row asks for, once it is understood. */
export interface Wanted {
  email: string;
  name: string | null;
  roleIds: string[];
  propertyId: string | null;
  relation: Relation;
  startsOn: string | null;
  endsOn: string | null;
  language: Language | undefined;
}

export interface Known {
  roles: readonly { id: string; name: string }[];
  /** By what they are called, in lower case. */
  homes: ReadonlyMap<string, readonly string[]>;
  today: string;
}

const relations: Readonly<Record<Relation, Readonly<Record<Language, string>>>> = {
  owner: memberLabels['relation.owner'],
  tenant: memberLabels['relation.tenant'],
  resident: memberLabels['relation.resident'],
};

const languages = [
  { language: 'en', names: ['en', 'english', 'inglés', 'ingles'] },
  { language: 'es', names: ['es', 'spanish', 'español', 'espanol'] },
] as const;

function roleCalled(name: string, roles: Known['roles']): string | undefined {
  const builtIn = Object.entries(builtInRoleLabels).find(([, label]) => calledSo(label, name))?.[0];
  return roles.find((role) => plain(role.name) === plain(name) || role.name === builtIn)?.id;
}

const parts = (text: string, mark: string) =>
  text
    .split(mark)
    .map((name) => name.trim())
    .filter(Boolean);

/** Between roles stands a semicolon, as in files of lists, or a comma: one can be in the name of a role. */
const namesIn = (text: string, roles: Known['roles']) =>
  parts(text, ';').flatMap((name) => (roleCalled(name, roles) ? [name] : parts(name, ',')));

const nameInFile = optionalLine(120);

/** What a row asks for, or why it cannot be understood: of all that is wrong, the first. */
export function wantedOf(row: FileRow, { roles, homes, today }: Known): Wanted | { reason: Text } {
  const email = emailAddress.safeParse(row.email);
  if (!email.success) return { reason: 'This isn’t an email address.' };
  if (row.name.length > 120) return { reason: 'A name can have up to 120 characters.' };
  const called = nameInFile.safeParse(row.name);
  if (!called.success) return { reason: 'A name can’t contain line breaks.' };
  const names = namesIn(row.roles, roles);
  if (names.length === 0) return { reason: 'Enter a role.' };
  const roleIds: string[] = [];
  for (const name of names) {
    const id = roleCalled(name, roles);
    if (id === undefined) return { reason: msg`There’s no role “${name}”.` };
    roleIds.push(id);
  }
  for (const day of [row.from, row.until])
    if (day !== '' && !dayOfCalendar.safeParse(day).success)
      return { reason: msg`“${day}” isn’t a date: write it as 2030-12-31.` };
  if (row.until !== '' && row.until < today) return { reason: 'The end date is in the past.' };
  if (row.from !== '' && row.until !== '' && row.until < row.from)
    return { reason: 'The end date is before the start date.' };
  const relation = relationOf(row);
  if (relation === null) return { reason: 'Enter owner, tenant or resident.' };
  const found = row.home === '' ? [] : (homes.get(plain(row.home)) ?? []);
  if (row.home !== '' && found.length === 0) return { reason: msg`There’s no property “${row.home}”.` };
  if (found.length > 1) return { reason: msg`Several properties are named “${row.home}”: add the building.` };
  if (row.home !== '' && relation === 'owner' && row.from !== '' && row.from !== today)
    return { reason: 'An owner’s start date must be today: record other dates on the property.' };
  const spoken = languages.find(({ names: known }) => known.some((name) => name === plain(row.language)));
  if (row.language !== '' && !spoken) return { reason: 'The language must be English or Spanish (en, es).' };
  return {
    email: email.data,
    name: called.data,
    roleIds: [...new Set(roleIds)],
    propertyId: found[0] ?? null,
    relation,
    startsOn: row.from || null,
    endsOn: row.until || null,
    language: spoken?.language,
  };
}

function relationOf({ relation }: FileRow): Relation | null {
  if (relation === '') return 'resident';
  for (const known of ['owner', 'tenant', 'resident'] as const)
    if (plain(relation) === known || calledSo(relations[known], relation)) return known;
  return null;
}
