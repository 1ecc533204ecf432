import { useMessages } from '@courtyard/common';
import type { BookingQuestion } from '@courtyard/contract/properties/common-area/common-area';
import { RadioField, SelectField, TextField } from '@courtyard/ui/forms';
import { bookingMessages } from './booking.messages';

/** What the area wants to know of everybody who books it. */
export function BookingQuestions({ questions }: { questions: readonly BookingQuestion[] }) {
  return questions.map((question) => <Question key={question.id} question={question} />);
}

function Question({ question }: { question: BookingQuestion }) {
  const t = useMessages(bookingMessages);
  const field = {
    name: `answers.${question.id}`,
    label: question.text,
    required: question.required,
    optional: !question.required,
  };
  if (question.kind === 'yes-no') {
    const options = [
      { value: 'yes', label: t('yes') },
      { value: 'no', label: t('no') },
    ];
    return <RadioField {...field} direction="row" options={options} />;
  }
  if (question.kind === 'choice') {
    return (
      <SelectField
        {...field}
        options={question.choices.map((choice) => ({ value: choice, label: choice }))}
      />
    );
  }
  return <TextField {...field} maxLength={1000} />;
}
