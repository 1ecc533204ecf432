import { choicesOf, useMessages } from '@courtyard/common';
import {
  requestPriorities,
  waitingParties,
} from '@courtyard/contract/service-requests/request/request.values';
import { SelectField } from '@courtyard/ui/forms';
import { requestMessages } from '../request.messages';

interface HandlingFieldProps {
  name: string;
  required?: boolean;
}

/** How urgent a request or a work order is. */
export function PriorityField(props: HandlingFieldProps) {
  const t = useMessages(requestMessages);
  return (
    <SelectField {...props} label={t('priority')} options={choicesOf(t, 'priority', requestPriorities)} />
  );
}

/** Whom a request waits for. */
export function WaitingForField({ name }: Pick<HandlingFieldProps, 'name'>) {
  const t = useMessages(requestMessages);
  return (
    <SelectField
      name={name}
      label={t('waitingFor')}
      options={choicesOf(t, 'waitingFor', waitingParties)}
      required
    />
  );
}
