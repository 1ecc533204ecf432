import type { RequestField, RequestKind } from '@courtyard/contract/service-requests/kind/request-kind';
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

/** What the chosen kind asks. */
export function AnswerFields({ form, kinds }: { form: ReportForm; kinds: readonly RequestKind[] }) {
  const kind = useFormValue(form, 'kind');
  const fields = kinds.find((each) => each.kind === kind)?.fields ?? [];
  return fields.map((field) => <AnswerField key={`${kind} ${field.key}`} field={field} />);
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
