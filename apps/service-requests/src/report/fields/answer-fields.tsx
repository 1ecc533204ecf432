import { useCan } from '@courtyard/common';
import type { RequestField, RequestKind } from '@courtyard/contract/service-requests/kind/request-kind';
import { subjectInWords } from '@courtyard/contract/service-requests/kind/request-kind.values';
import {
  DateField,
  RadioField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  useFormValue,
} from '@courtyard/ui/forms';
import { useLocalized } from '../../request/use-localized';
import type { ReportForm } from '../report.schema';

/** More choices than these are a list. */
const maxShownChoices = 4;

interface AnswersProps {
  form: ReportForm;
  kinds: readonly RequestKind[];
}

/** What the chosen kind asks. Staff choose whom it is about, and are not asked for it in words as well. */
export function AnswerFields({ form, kinds }: AnswersProps) {
  const kind = useFormValue(form, 'kind');
  const choosesSubject = useCan('Community Request Update');
  const { fields = [], hasSubject = false } = kinds.find((each) => each.kind === kind) ?? {};
  const isAsked = ({ key, isRequired }: RequestField) =>
    isRequired || !(hasSubject && choosesSubject && key === subjectInWords);
  return fields.filter(isAsked).map((field) => <AnswerField key={`${kind} ${field.key}`} field={field} />);
}

function AnswerField({ field: { key, type, label, help, isRequired, choices } }: { field: RequestField }) {
  const localized = useLocalized();
  const bound = {
    name: `answers.${key}`,
    label: localized(label),
    ...(help && { help: localized(help) }),
    required: isRequired,
    optional: !isRequired,
  };
  const options = choices.map((choice) => ({ value: choice.key, label: localized(choice.label) }));
  if (type === 'yes-no') return <SwitchField {...bound} optional={false} />;
  if (type === 'day') return <DateField {...bound} />;
  if (type === 'text') return <TextAreaField {...bound} rows={3} />;
  if (type === 'line') return <TextField {...bound} maxLength={2000} />;
  return options.length > maxShownChoices || !isRequired ? (
    <SelectField {...bound} options={options} />
  ) : (
    <RadioField {...bound} options={options} />
  );
}
