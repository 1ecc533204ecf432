import { useDeferredValue, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../actions/button';
import { Radio } from '../fields/choice';
import { Card, CardBody, CardHeader } from '../../layout/card';
import { Box, HStack, SimpleGrid, Stack } from '../../layout/primitives';
import { Text } from '../../layout/text';
import { type FieldDescription, takesErrors } from '../form/issue-text.rules';
import { useFieldDescriptions } from '../form/context/field-descriptions';
import { useFormTexts } from '../forms.messages';
import { type Difference, isSameValue } from './differences.rules';

/** A difference with what stays where this person keeps theirs: what they wrote, or what was there before. */
export interface Choice extends Difference {
  mine: unknown;
}

const none: readonly Choice[] = [];

/**
 * What somebody else saved meanwhile, field by field beside what is written here; each is chosen, or all at once, which
 * ends it. A choice is put into the form at once and saved with it. Fields are called what their controls are called.
 */
export function DifferencesPanel(props: { choices: readonly Choice[]; onSettled: () => void }) {
  const t = useFormTexts();
  // Drawn a step after the fields, which only then know what their new values are called.
  const choices = useDeferredValue(props.choices, none);
  const described = useFieldDescriptions();
  const { setValue, setFocus } = useFormContext();
  const drawn = choices.flatMap((choice) => {
    const description = described?.current.get(choice.path);
    return description?.label === undefined ? [] : [{ choice, description }];
  });
  if (drawn.length === 0) return null;

  const takeAll = (valueOf: (choice: Choice) => unknown) => {
    for (const choice of choices) setValue(choice.path, valueOf(choice), { shouldDirty: true });
    props.onSettled();
    // The panel goes with the button that was pressed.
    const first = drawn.find(({ description }) => takesErrors(description));
    if (first) setFocus(first.choice.path);
  };
  return (
    <Card role="group" aria-label={t('theirChanges')}>
      <CardHeader title={t('theirChanges')} description={t('theirChangesText')} />
      <CardBody>
        <Stack gap="5">
          {drawn.map(({ choice, description }) => (
            <ChoiceRow key={choice.path} choice={choice} description={description} />
          ))}
        </Stack>
        <HStack gap="2" mt="5" flexWrap="wrap">
          <Button onClick={() => takeAll(ownValue)}>{t('keepMine')}</Button>
          <Button variant="ghost" onClick={() => takeAll(({ theirs }) => theirs)}>
            {t('takeTheirs')}
          </Button>
        </HStack>
        <Text size="sm" tone="muted" mt="2">
          {t('keepMineHelp')}
        </Text>
      </CardBody>
    </Card>
  );
}

/** What this person wrote; where they wrote nothing, what the others did is no loss to them. */
const ownValue = ({ before, mine, theirs }: Choice) => (isSameValue(before, mine) ? theirs : mine);

function ChoiceRow({ choice, description }: { choice: Choice; description: FieldDescription }) {
  const { path, before, theirs } = choice;
  const t = useFormTexts();
  const id = useId();
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: path });
  const isTheirs = isSameValue(value, theirs);
  // What is written further in the field is mine too, and comes back after a look at theirs.
  const [written, setWritten] = useState(choice.mine);
  const mine = isTheirs ? written : value;
  const set = (next: unknown) => setValue(path, next, { shouldDirty: true, shouldValidate: true });
  const texts = useValueTexts(description);

  return (
    <Box as="fieldset" minWidth="0">
      <Text as="legend" size="sm" fontWeight="medium">
        {description.label}
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="6" rowGap="1.5" mt="1.5">
        <Radio
          name={id}
          value="theirs"
          label={t('theirs', { value: texts(theirs) })}
          checked={isTheirs}
          onChange={() => {
            setWritten(mine);
            set(theirs);
          }}
        />
        <Radio
          name={id}
          value="mine"
          label={t(isSameValue(mine, before) ? 'before' : 'yours', { value: texts(mine) })}
          checked={!isTheirs}
          onChange={() => set(mine)}
        />
      </SimpleGrid>
    </Box>
  );
}

/** Writes a value as its field shows it. */
function useValueTexts(description: FieldDescription): (value: unknown) => string {
  const t = useFormTexts();
  return (value) => {
    if (value === '' || value === null || value === undefined) return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const text = description.text?.(value) ?? (Array.isArray(value) ? value.join(', ') : String(value));
    return text || t('nothing');
  };
}
