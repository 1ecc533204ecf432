import type { MemberContact, MemberContactChange } from '@courtyard/contract';
import { memberContactChange } from '@courtyard/contract/platform/member/contact/member-contact';
import { spokenLanguages } from '@courtyard/contract/platform/member/contact/member-contact.values';
import { optionalLine } from '@courtyard/contract/primitives';
import { z } from 'zod';

const spoken = z.enum(spokenLanguages).nullable().default(null);
const name = optionalLine(120).default(null);
const relation = optionalLine(60).default(null);
const phone = optionalLine(40).default(null);

/** As many languages and contacts as the form has room for, each of which may stay empty. */
const fields = memberContactChange.omit({ languages: true, emergencyContacts: true, version: true }).extend({
  language1: spoken,
  language2: spoken,
  language3: spoken,
  name1: name,
  relation1: relation,
  phone1: phone,
  name2: name,
  relation2: relation,
  phone2: phone,
});

type Values = z.output<typeof fields>;

/** The field of a contact that lacks its name or its phone; null where none does. */
function incompleteField({ name1, phone1, name2, phone2 }: Values) {
  if ((name1 === null) !== (phone1 === null)) return name1 === null ? 'name1' : 'phone1';
  if ((name2 === null) !== (phone2 === null)) return name2 === null ? 'name2' : 'phone2';
  return null;
}

/** The form. Of a contact a name and a phone belong together. */
export const contactForm = fields.superRefine((values, { addIssue }) => {
  const path = incompleteField(values);
  if (path) addIssue({ code: 'custom', path: [path], message: 'A name and a phone belong together.' });
});

export function valuesOf({ languages, emergencyContacts, ...contact }: MemberContact) {
  const [first, second] = emergencyContacts;
  return {
    ...contact,
    language1: languages[0] ?? null,
    language2: languages[1] ?? null,
    language3: languages[2] ?? null,
    name1: first?.name ?? null,
    relation1: first?.relation ?? null,
    phone1: first?.phone ?? null,
    name2: second?.name ?? null,
    relation2: second?.relation ?? null,
    phone2: second?.phone ?? null,
  };
}

/**
 * As it is sent: without what stayed empty, each language once. What there is no room for, as two records were merged, follows, and
 * moves up where something is taken out.
 */
export function changeOf(values: Values, before: MemberContact): Omit<MemberContactChange, 'version'> {
  const { language1, language2, language3, name1, relation1, phone1, name2, relation2, phone2, ...contact } =
    values;
  const languages = [language1, language2, language3].filter((code) => code !== null);
  const contacts = [
    { name: name1, relation: relation1, phone: phone1 },
    { name: name2, relation: relation2, phone: phone2 },
  ];
  return {
    ...contact,
    languages: [...new Set([...languages, ...before.languages.slice(3)])],
    emergencyContacts: [
      ...contacts.flatMap((each) =>
        each.name !== null && each.phone !== null
          ? [{ name: each.name, relation: each.relation, phone: each.phone }]
          : [],
      ),
      ...before.emergencyContacts.slice(contacts.length),
    ],
  };
}
