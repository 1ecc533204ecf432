import { useMessages } from '@courtyard/common';
import { useWatch } from 'react-hook-form';
import { Stack } from '../../layout/primitives';
import { ComboboxField } from '../combobox/combobox-field';
import type { LoadOptions } from '../combobox/use-options';
import { RadioField } from '../text/choice-fields';
import { TextField } from '../text/text-fields';
import { personMessages } from './person.messages';

interface PersonFieldsProps {
  /** Path of the person in the form: `buyers.0.person`. */
  name: string;
  /** Finds people by name or address; null where this person may not look people up, and takes down somebody new. */
  find: LoadOptions | null;
}

/** Nobody yet, for a form's start. Both modes' fields: changing the mode and back loses nothing. */
export const noPerson = (mode: 'known' | 'new') => ({ mode, personId: '', name: '', email: '', phone: '' });

/** Chooses somebody the community knows, or takes down somebody new. Holds what `noPerson` gives. */
export function PersonFields({ name, find }: PersonFieldsProps) {
  const t = useMessages(personMessages);
  const mode: unknown = useWatch({ name: `${name}.mode` });
  const modes = [
    { value: 'known', label: t('knownPerson') },
    { value: 'new', label: t('newPerson') },
  ];
  return (
    <Stack gap="4">
      {find ? <RadioField name={`${name}.mode`} label={t('person')} options={modes} direction="row" /> : null}
      {find && mode === 'known' ? (
        <ComboboxField
          name={`${name}.personId`}
          label={t('name')}
          help={t('personHelp')}
          options={find}
          required
        />
      ) : (
        <>
          <TextField name={`${name}.name`} label={t('name')} autoComplete="off" required />
          <TextField name={`${name}.email`} label={t('email')} type="email" autoComplete="off" />
          <TextField name={`${name}.phone`} label={t('phone')} type="tel" autoComplete="off" />
        </>
      )}
    </Stack>
  );
}
