import { useMessages } from '@courtyard/common';
import { bookingQuestion } from '@courtyard/contract/properties/common-area/common-area';
import { Box, Button, Field, Flex, SimpleGrid, Stack, Text, TextArea } from '@courtyard/ui';
import {
  CheckboxField,
  FormSection,
  listText,
  SelectField,
  TextField,
  useFieldError,
  useFieldDescription,
  useFormValue,
} from '@courtyard/ui/forms';
import { useState } from 'react';
import type { AreaForm, AreaValues } from '../area-values';
import { areaMessages } from '../../common-area.messages';
import { formMessages } from '../form.messages';
import { moved, without } from './list-order.rules';
import { OrderButtons } from './order-buttons';

type Questions = NonNullable<AreaValues['questions']>;

/** A random UUID (version 4), also where a page without TLS has no `randomUUID`. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) % 4] ?? '8';
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** A fresh id on the client, so that answers keep their question when its wording changes. */
const newQuestion = (): Questions[number] => ({
  id: newUuid(),
  text: '',
  kind: 'text',
  choices: [],
  required: false,
});

/** What everybody who books is asked. */
export function QuestionsEditor({ form }: { form: AreaForm }) {
  const t = useMessages(formMessages);
  const tArea = useMessages(areaMessages);
  useFieldDescription('questions', {
    label: tArea('questions'),
    text: listText(bookingQuestion, ({ text }) => text),
    isPart: true,
  });
  const questions = useFormValue(form, 'questions') ?? [];
  const set = (next: Questions) => {
    form.setValue('questions', next, { shouldDirty: true });
    form.clearErrors('questions');
  };
  return (
    <FormSection title={tArea('questions')} description={t('questionsText')}>
      {questions.map((question, index) => (
        <Stack
          key={question.id}
          role="group"
          aria-label={t('question', { number: index + 1 })}
          gap="4"
          p="4"
          borderRadius="md"
          bg="bg.subtle"
        >
          <Flex justify="space-between" align="center">
            <Text size="sm" fontWeight="medium">
              {t('question', { number: index + 1 })}
            </Text>
            <OrderButtons
              at={index}
              count={questions.length}
              labels={{
                earlier: t('questionEarlier', { number: index + 1 }),
                later: t('questionLater', { number: index + 1 }),
                remove: t('questionRemove', { number: index + 1 }),
              }}
              onMove={(step) => set(moved(questions, index, step))}
              onRemove={() => set(without(questions, index))}
            />
          </Flex>
          <QuestionFields form={form} index={index} />
        </Stack>
      ))}
      <Box>
        <Button size="sm" icon="plus" onClick={() => set([...questions, newQuestion()])}>
          {t('addQuestion')}
        </Button>
      </Box>
    </FormSection>
  );
}

function QuestionFields({ form, index }: { form: AreaForm; index: number }) {
  const t = useMessages(formMessages);
  const kind = useFormValue(form, `questions.${index}.kind`);
  const choices = useFormValue(form, `questions.${index}.choices`) ?? [];
  const error = useFieldError(form, `questions.${index}.choices`);
  const [draft, setDraft] = useState('');
  // Lines that are being written, empty ones too, unless the choices were set from outside meanwhile.
  const lines = linesOf(draft).join('\n') === choices.join('\n') ? draft : choices.join('\n');
  const kinds = (['text', 'yes-no', 'choice'] as const).map((value) => ({
    value,
    label: t(`answer.${value}`),
  }));
  return (
    <>
      <TextField
        name={`questions.${index}.text`}
        label={t('question', { number: index + 1 })}
        hideLabel
        maxLength={200}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="end">
        <SelectField name={`questions.${index}.kind`} label={t('answerKind')} options={kinds} />
        <Box pb="2">
          <CheckboxField name={`questions.${index}.required`} label={t('required')} />
        </Box>
      </SimpleGrid>
      {kind === 'choice' ? (
        <Field label={t('choices')} help={t('choicesHelp')} error={error}>
          <TextArea
            rows={3}
            value={lines}
            onChange={(event) => {
              setDraft(event.target.value);
              form.setValue(`questions.${index}.choices`, linesOf(event.target.value), {
                shouldDirty: true,
                shouldValidate: error !== undefined,
              });
            }}
          />
        </Field>
      ) : null}
    </>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((entry) => entry.trim())
    .filter(Boolean);
