import { useCan, useMessages } from '@courtyard/common';
import { Stack } from '@courtyard/ui';
import { ComboboxField, RadioField, TextField } from '@courtyard/ui/forms';
import { personMessages } from './person.messages';
import { noPerson } from './person-choice.schema';
import { findPeople } from './person.queries';

interface PersonFieldsProps {
  /** Path of the person in the form: `buyers.0.person`. */
  name: string;
  /** What the form holds at `<name>.mode`. */
  mode: 'known' | 'new';
}

async function peopleOptions(search: string, signal: AbortSignal) {
  const people = await findPeople(search, signal);
  return people.map(({ id, name, email }) => ({ value: id, label: email ? `${name} · ${email}` : name }));
}

/** Nobody yet, for a form's start: who may not look people up takes down somebody new. */
export function useNoPerson(): Omit<typeof noPerson, 'mode'> & { mode: 'known' | 'new' } {
  const seesPeople = useCan('Properties List View');
  return seesPeople ? noPerson : { ...noPerson, mode: 'new' };
}

/** Chooses somebody the community knows, or takes down somebody new. */
export function PersonFields({ name, mode }: PersonFieldsProps) {
  const t = useMessages(personMessages);
  const seesPeople = useCan('Properties List View');
  const modes = [
    { value: 'known', label: t('knownPerson') },
    { value: 'new', label: t('newPerson') },
  ];
  return (
    <Stack gap="4">
      {seesPeople ? (
        <RadioField name={`${name}.mode`} label={t('person')} options={modes} direction="row" />
      ) : null}
      {mode === 'known' ? (
        <ComboboxField
          name={`${name}.personId`}
          label={t('name')}
          help={t('personHelp')}
          options={peopleOptions}
          required
        />
      ) : (
        <>
          <TextField name={`${name}.name`} label={t('name')} autoComplete="off" required />
          <TextField name={`${name}.email`} label={t('email')} type="email" autoComplete="off" optional />
          <TextField name={`${name}.phone`} label={t('phone')} type="tel" autoComplete="off" optional />
        </>
      )}
    </Stack>
  );
}
