import { useMessages } from '@courtyard/common';
import type { MergedRecord, MergePreview } from '@courtyard/contract/people/member/merge';
import { Avatar, Box } from '@courtyard/ui';
import { RadioField } from '@courtyard/ui/forms';
import { mergeMessages } from './merge.messages';

const fields = ['name', 'phone', 'homePhone', 'workPhone', 'mailingAddress', 'about'] as const;

const differs = <T,>(stays: T | null, goes: T | null) => stays !== null && goes !== null && stays !== goes;

/** What of two records is kept, where each has something else. */
export function MergeChoices({ preview: { stays, goes, signIn } }: { preview: MergePreview }) {
  const t = useMessages(mergeMessages);
  const chosen = fields.filter((field) => differs(stays[field], goes[field]));
  const optionsOf = (field: (typeof fields)[number]) => [
    { value: 'this', label: stays[field] ?? '' },
    { value: 'other', label: goes[field] ?? '' },
  ];
  const signInOf = ({ email, hasSignIn }: MergedRecord) => ({
    label: email,
    help: t(hasSignIn ? 'hasSignIn' : 'noSignIn'),
  });
  return (
    <>
      {chosen.map((field) => (
        <RadioField key={field} name={field} label={t(field)} options={optionsOf(field)} />
      ))}
      {signIn === null ? (
        <RadioField
          name="signIn"
          label={t('signIn')}
          help={t('signInHelp')}
          options={[
            { value: 'this', ...signInOf(stays) },
            { value: 'other', ...signInOf(goes) },
          ]}
        />
      ) : null}
      {differs(stays.photo?.id ?? null, goes.photo?.id ?? null) ? (
        <RadioField
          name="photo"
          label={t('photo')}
          options={[
            { value: 'this', label: t('thisPhoto'), before: <Face record={stays} /> },
            { value: 'other', label: t('otherPhoto'), before: <Face record={goes} /> },
          ]}
        />
      ) : null}
    </>
  );
}

const Face = ({ record: { name, photo } }: { record: MergedRecord }) => (
  <Box as="span" display="inline-flex" verticalAlign="middle" me="2">
    <Avatar name={name} src={photo?.url} size="sm" />
  </Box>
);
